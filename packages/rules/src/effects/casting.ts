import type { Id, Seat } from '@arbiter/schema';
import { isPlaying, objectOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { foundNow, players } from './acting.ts';
import { agrees } from './asking.ts';
import type { Context, InstructionOf, Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const cite = '2016:608.2f' as const;

function* castOne(play: Play, context: Context, seat: Seat, object: Id, instruction: InstructionOf<'cast'>): Procedure<Id | null> {
  const { free, cost, copy, key } = instruction;
  if (instruction.may && !(yield* agrees(play, seat, { cite, env: { ...context.env, source: object }, what: 'cast', ...(cost ? { cost } : {}) }))) return null;
  for (;;) {
    const outcome = yield* play.call('castSpell', {
      object,
      seat,
      rule: cite,
      ...(free ? { free } : {}),
      ...(cost ? { cost } : {}),
      ...(copy ? { copy } : {}),
      ...(key ? { key } : {}),
    });
    if ('done' in outcome) return outcome.done;
    // What must be cast if able can be begun anew, not left undone, by the player who takes it back.
    if ('reversed' in outcome || instruction.may || !isPlaying(play.game, seat)) return null;
  }
}

/** Spells cast in the middle of a resolution, one after another; nobody gets priority (2016:608.2f). What cannot be cast is not. */
export const cast: Primitive<'cast'> = function* (play, context, instruction) {
  const spells: Id[] = [];
  const [seat] = players(play.look, context.env, instruction.who);
  if (seat === undefined) return { objects: [], did: false };
  for (const object of foundNow(play.look, context.env, instruction.what)) {
    if (!objectOf(play.game, object)) continue;
    const spell = yield* castOne(play, context, seat, object, instruction);
    if (spell !== null) spells.push(spell);
  }
  return didTo(spells);
};

const isLand = (play: Play, id: Id): boolean => play.look.of(id).types.includes('land');
/** To play a card is to play it as a land or to cast it (2016:701.11). */
export const playCard: Primitive<'playCard'> = function* (play, { env }, { who, what, may, free }) {
  const played: Id[] = [];
  const [seat] = players(play.look, env, who);
  if (seat === undefined) return { objects: [], did: false };
  for (const object of foundNow(play.look, env, what)) {
    if (!objectOf(play.game, object) || (may && !(yield* agrees(play, seat, { cite: '2016:701.11', env: { ...env, source: object }, what: 'play' })))) continue;
    const outcome = isLand(play, object)
      ? yield* play.call('playLand', { object, seat })
      : yield* play.call('castSpell', { object, seat, rule: '2016:701.11', ...(free ? { free } : {}) });
    if ('done' in outcome) played.push(outcome.done);
  }
  return didTo(played);
};
