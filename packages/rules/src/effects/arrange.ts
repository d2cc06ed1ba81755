import type { Id, Seat } from '@arbiter/schema';
import { at, cardsIn, isIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { meant, players } from './acting.ts';
import { pickObjects } from './asking.ts';
import { shuffleIn } from './move.ts';
import type { Context, Primitive } from './primitive.ts';
import { countOf } from './shares.ts';
import { show } from './showing.ts';
import { didTo } from './values.ts';

export const shuffle: Primitive<'shuffle'> = function* (play, context, instruction) {
  const seats = players(play.look, context.env, instruction.who);
  yield* shuffleIn(play, context, seats);
  return { players: seats, did: seats.length > 0 };
};

interface Placed {
  readonly player: Seat;
  readonly by: Seat;
  readonly top: readonly Id[];
  readonly bottom: readonly Id[];
}

function* ordered(play: Play, by: Seat, ids: readonly Id[]): Procedure<readonly Id[]> {
  if (ids.length < 2) return ids;
  return (yield* play.ask('order', by, () => ({ cite: '2016:401.4', of: ids, what: 'library' }), { order: ids })).order;
}
/** Some of the cards looked at go to the bottom, the rest back on top, both in any order. */
function* placed(
  play: Play,
  { env }: Context,
  by: Seat,
  player: Seat,
  ids: readonly Id[],
  bottomToo: boolean,
  cite: '2016:401.4' | '2016:701.18',
): Procedure<Placed> {
  const down = bottomToo ? yield* pickObjects(play, by, { cite, env, from: ids, min: 0, max: ids.length, zone: 'library', prompt: 'bottom' }) : [];
  const top = yield* ordered(
    play,
    by,
    ids.filter((id) => !down.includes(id)),
  );
  return { player, by, top, bottom: yield* ordered(play, by, down) };
}
const record = (play: Play, rule: '2016:401.4' | '2016:701.18', all: readonly Placed[]): void =>
  play.record(...all.filter(({ top, bottom }) => top.length + bottom.length > 0).map((one) => ({ type: 'LibraryArranged' as const, rule, ...one })));

export const rearrangeTop: Primitive<'rearrangeTop'> = function* (play, context, instruction) {
  const [by] = players(play.look, context.env, instruction.who);
  const ids = meant(play.look, context.env, instruction.what).filter((id) => isIn(play.game, id, 'library'));
  if (by === undefined || ids.length === 0) return { did: false };
  const all: Placed[] = [];
  for (const owner of new Set(ids.map((id) => at(play.game, id).owner))) {
    all.push(
      yield* placed(
        play,
        context,
        by,
        owner,
        ids.filter((id) => at(play.game, id).owner === owner),
        instruction.bottomToo ?? false,
        '2016:401.4',
      ),
    );
  }
  record(play, '2016:401.4', all);
  return didTo(ids);
};

/** 2016:701.18: several players choose in APNAP order, then all the cards are put where they go at once. */
export const scry: Primitive<'scry'> = function* (play, context, instruction) {
  const amount = countOf(play, context, instruction.amount);
  const all: Placed[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    const ids = cardsIn(play.game, 'library', seat).slice(0, amount);
    show(play, '2016:701.18', seat, ids, [seat]);
    if (amount > 0) all.push(yield* placed(play, context, seat, seat, ids, true, '2016:701.18'));
  }
  record(play, '2016:701.18', all);
  play.record(...all.map(({ player }) => ({ type: 'Named' as const, rule: '2016:701.18' as const, name: 'scry', object: context.env.source, player })));
  return { players: all.map(({ player }) => player), number: amount, did: all.length > 0 };
};
