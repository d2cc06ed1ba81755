import type { Cite, Cost, Id, Seat } from '@arbiter/schema';
import { isPlaying, objectOf } from '../engine/game.ts';
import type { ArgsOf, Play, Procedure } from '../engine/play.ts';
import { excusesOf } from '../spells/told.ts';
import { foundNow, players } from './acting.ts';
import { agrees } from './asking.ts';
import type { Context, Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const free: Cost = [{ mana: '{0}' }];
type Casting = Pick<ArgsOf<'castSpell'>, 'object' | 'seat' | 'free' | 'cost' | 'copy' | 'key'> & { readonly rule: Cite };

/** By which rule a player says whether he casts it: he may, or need not although he is told to; null where he must if he can. */
function leaveToDecline(play: Play, { seat, object, cost, free: unpaid, rule }: Casting, may: boolean): Cite | null {
  if (may) return rule;
  const excuses = excusesOf(play.look, { seat, object, cost: unpaid ? free : (cost ?? null) });
  return excuses.find((excuse) => play.says(excuse, false))?.rule ?? null;
}

/** What must be cast can be begun anew by the player who takes it back, once and then for good. */
function* castOne(play: Play, context: Context, casting: Casting, may: boolean, what: string): Procedure<Id | null> {
  const { seat, object, cost } = casting;
  const leave = leaveToDecline(play, casting, may);
  const env = { ...context.env, source: object };
  if (leave !== null && !(yield* agrees(play, seat, { cite: leave, env, what, ...(cost ? { cost } : {}) }))) return null;
  const outcome = yield* play.call('castSpell', casting);
  if ('done' in outcome) return outcome.done;
  if (leave !== null || 'reversed' in outcome || !isPlaying(play.game, seat)) return null;
  const again = yield* play.call('castSpell', { ...casting, binding: true });
  return 'done' in again ? again.done : null;
}

/** Spells cast in the middle of a resolution, one after another; nobody gets priority (2016:608.2f). What cannot be cast is not. */
export const cast: Primitive<'cast'> = function* (play, context, instruction) {
  const spells: Id[] = [];
  const [seat] = players(play.look, context.env, instruction.who);
  if (seat === undefined) return { objects: [], did: false };
  const { free: unpaid, cost, copy, key, may = false } = instruction;
  const how = { ...(unpaid ? { free: true } : {}), ...(cost ? { cost } : {}), ...(copy ? { copy } : {}), ...(key ? { key } : {}) };
  for (const object of foundNow(play.look, context.env, instruction.what)) {
    if (!objectOf(play.game, object)) continue;
    const spell = yield* castOne(play, context, { object, seat, rule: '2016:608.2f', ...how }, may, 'cast');
    if (spell !== null) spells.push(spell);
  }
  return didTo(spells);
};

const isLand = (play: Play, id: Id): boolean => play.look.of(id).types.includes('land');
function* playOne(play: Play, context: Context, seat: Seat, object: Id, may: boolean, unpaid: boolean): Procedure<Id | null> {
  const rule: Cite = '2016:701.11';
  if (!isLand(play, object)) return yield* castOne(play, context, { object, seat, rule, ...(unpaid ? { free: true } : {}) }, may, 'play');
  if (may && !(yield* agrees(play, seat, { cite: rule, env: { ...context.env, source: object }, what: 'play' }))) return null;
  const outcome = yield* play.call('playLand', { object, seat });
  return 'done' in outcome ? outcome.done : null;
}

/** To play a card is to play it as a land or to cast it (2016:701.11). */
export const playCard: Primitive<'playCard'> = function* (play, context, { who, what, may = false, free: unpaid = false }) {
  const played: Id[] = [];
  const [seat] = players(play.look, context.env, who);
  if (seat === undefined) return { objects: [], did: false };
  for (const object of foundNow(play.look, context.env, what)) {
    if (!objectOf(play.game, object)) continue;
    const done = yield* playOne(play, context, seat, object, may, unpaid);
    if (done !== null) played.push(done);
  }
  return didTo(played);
};
