import type { Id, Seat } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { at, cardsIn, isIn, objectOf, playerOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { foundNow, players } from './acting.ts';
import type { Context, Primitive } from './primitive.ts';
import { countOf, timesOf } from './shares.ts';
import { show } from './showing.ts';
import { bound, didTo, movedAs } from './values.ts';

export const reveal: Primitive<'reveal'> = function* (play, { env }, instruction) {
  const ids = foundNow(play.look, env, instruction.what).filter((id) => objectOf(play.game, id));
  const shower = (id: Id): Seat => (isIn(play.game, id, 'hand') ? at(play.game, id).owner : env.controller);
  for (const [seat, shown] of Map.groupBy(ids, shower)) show(play, '2016:701.13', seat, shown, 'all');
  return didTo(ids);
};

/** Everybody sees a revealed hand, one player a hand he looks at. */
export const hand: Primitive<'revealHand' | 'lookHand'> = function* (play, { env }, instruction) {
  const whose = players(play.look, env, instruction.whose);
  const to = instruction.do === 'revealHand' && instruction.to === undefined ? ('all' as const) : players(play.look, env, instruction.to ?? 'you');
  const ids = whose.flatMap((seat) => playerOf(play.game, seat).hand);
  for (const seat of whose) show(play, '2016:701.13', seat, playerOf(play.game, seat).hand, to);
  return didTo(ids, whose.length > 0);
};

export const lookTop: Primitive<'lookTop'> = function* (play, context, instruction) {
  const { env } = context;
  const amount = countOf(play, context, instruction.amount);
  const ids = players(play.look, env, instruction.whose).flatMap((seat) => cardsIn(play.game, 'library', seat).slice(0, amount));
  const who = players(play.look, env, instruction.who);
  show(play, '2016:701.13', who[0] ?? env.controller, ids, instruction.revealed ? 'all' : who);
  return didTo(ids);
};

/** Shows one card of a library, or exiles it; the id it has then. It is judged as it lay there. */
function* turnedUp(play: Play, { env }: Context, seat: Seat, id: Id, exile: boolean): Procedure<Id> {
  if (!exile) {
    show(play, '2016:701.13', seat, [id], 'all');
    return id;
  }
  const events = yield* play.happen([{ would: 'move', rule: '2016:406.2', by: env.source, player: env.controller, object: id, to: 'exile', cause: 'exile' }]);
  return movedAs(events, [id])[0] ?? id;
}
/** One card after another from the top of the library, until one or so many fit (or the library is at its end). */
export const revealUntil: Primitive<'revealUntil'> = function* (play, context, instruction) {
  const count = timesOf(play, context, instruction.count);
  const found: Id[] = [];
  const rest: Id[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    let his = 0;
    for (const id of cardsIn(play.game, 'library', seat)) {
      if (his >= count) break;
      const fitting = isIn(play.game, id, 'library') && fits(play.look, context.env, instruction.until, id);
      (fitting ? found : rest).push(yield* turnedUp(play, context, seat, id, instruction.exile === true));
      if (fitting) his++;
    }
  }
  context.env = bound(bound(context.env, instruction.found, didTo(found)), instruction.rest, didTo(rest));
  return didTo([...found, ...rest]);
};
