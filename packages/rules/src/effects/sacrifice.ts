import type { Event, Id, Seat, Value } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { playersOf } from '../cards/refs.ts';
import { inTurn } from '../concepts/golden.ts';
import { at } from '../engine/game.ts';
import type { Look, Play, Procedure } from '../engine/play.ts';
import { rulesOn } from '../keywords/index.ts';
import { permanents, players } from './acting.ts';
import { pickObjects, tellChoice, towardsTop } from './asking.ts';
import { type Context, nothing, type Proposal, type Proposer, simply } from './primitive.ts';
import { countOf } from './shares.ts';
import { movedAs } from './values.ts';

const canSacrifice = (look: Look, seat: Seat, id: Id): boolean => look.of(id).controller === seat && !rulesOn(look, id).includes('cantBeSacrificed');

/** Whether this player is not to sacrifice anything for an effect of that one (2008:103.2). */
const isSpared = (look: Look, seat: Seat, by: Seat): boolean =>
  look.playRules.some(
    ({ change, env }) =>
      'cantMakeSacrifice' in change && playersOf(look, env, change.cantMakeSacrifice).includes(by) && playersOf(look, env, change.who).includes(seat),
  );

const gone =
  (ids: readonly Id[]) =>
  (events: readonly Event[]): Value => ({ objects: ids.filter((id) => movedAs(events, [id]).length > 0), number: ids.length, did: true });

function* proposal(play: Play, { env }: Context, ids: readonly Id[]): Procedure<Proposal> {
  if (ids.length === 0) return nothing;
  const order = yield* towardsTop(play, ids, 'graveyard');
  return {
    woulds: order.map((object) => ({
      would: 'sacrifice',
      rule: '2016:701.14',
      by: env.source,
      player: env.controller,
      object,
      seat: at(play.game, object).controller,
    })),
    value: gone(ids),
  };
}

/** A player can sacrifice only what he controls (2016:701.14). */
export const proposeSacrifice: Proposer<'sacrifice'> = function* (play, context, instruction) {
  const ids = permanents(play.look, context.env, instruction.what).filter((id) => canSacrifice(play.look, context.env.controller, id));
  return yield* proposal(play, context, ids);
};
export const sacrifice = simply<'sacrifice'>(proposeSacrifice);

/** Each player chooses in APNAP order, then all are sacrificed at once (2008:103.4; 2016:608.2e). */
export const proposeSacrificeOf: Proposer<'sacrificeOf'> = function* (play, context, instruction) {
  const { env } = context;
  const chosen: Id[] = [];
  const seats = players(play.look, env, instruction.who).filter((seat) => !isSpared(play.look, seat, env.controller));
  for (const seat of seats) {
    const from = play.game.battlefield.filter((id) => canSacrifice(play.look, seat, id) && fits(play.look, env, instruction.what, id));
    const count = instruction.amount === 'all' ? from.length : countOf(play, context, instruction.amount);
    const cite = inTurn(play.game, seats.length, '2016:701.14');
    const picked = count >= from.length ? from : yield* pickObjects(play, seat, { cite, env, from, min: count, max: count, prompt: 'sacrifice' });
    if (seats.length > 1 && picked.length < from.length) tellChoice(play, seat, picked);
    chosen.push(...picked);
  }
  return yield* proposal(play, context, chosen);
};
export const sacrificeOf = simply<'sacrificeOf'>(proposeSacrificeOf);
