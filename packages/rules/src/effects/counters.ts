import type { Event, Seat, Thing, Value } from '@arbiter/schema';
import { isIn, isPlaying, isSeat, objectOf, playerOf } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { nowOf, permanents, players } from './acting.ts';
import { type Context, nothing, type Primitive, type Proposer, simply } from './primitive.ts';
import { countOf, objectsIn, type Share, seatsIn, sharesOf } from './shares.ts';
import { eventsOf, sum } from './values.ts';

const countersOn = (play: Play, on: Thing): Readonly<Record<string, number>> =>
  isSeat(on) ? playerOf(play.game, on).counters : (objectOf(play.game, on)?.counters ?? {});
const canHave = (play: Play, on: Thing): boolean => (isSeat(on) ? isPlaying(play.game, on) : objectOf(play.game, on) !== null && !isIn(play.game, on, 'stack'));

const put = ({ env }: Context, counter: string, { to: on, amount }: Share): Would => ({
  would: 'counters',
  rule: '2016:121.1',
  by: env.source,
  player: env.controller,
  on,
  counter,
  amount,
});
const putValue =
  (shares: readonly Share[]) =>
  (events: readonly Event[]): Value => {
    const on = shares.map((share) => share.to);
    return {
      objects: objectsIn(on),
      players: seatsIn(on),
      number: sum(
        eventsOf(events, 'CountersPut')
          .filter((e) => on.includes(e.on))
          .map((e) => e.amount),
      ),
      did: true,
    };
  };

/** 2016:121.1. */
export const proposeCounters: Proposer<'putCounters'> = function* (play, context, instruction) {
  if (instruction.amount === 'all') return nothing;
  const { on } = instruction;
  const isRef = typeof on !== 'object' || !('player' in on || 'divided' in on);
  const now = ({ to, amount }: Share): Share => ({ to: isRef && !isSeat(to) ? (nowOf(play.game, context.env, on, to) ?? to) : to, amount });
  const shares = (yield* sharesOf(play, context, on, instruction.amount)).map(now).filter((share) => canHave(play, share.to));
  return shares.length === 0 ? nothing : { woulds: shares.map((share) => put(context, instruction.counter, share)), value: putValue(shares) };
};

type Removal = Share & { readonly counter: string };
/** The kinds of counters a text means; `all` is every kind there is. */
const kindsOn = (play: Play, on: Thing, counter: string): readonly string[] =>
  counter === 'all' ? Object.keys(countersOn(play, on)).toSorted((a, b) => (a < b ? -1 : 1)) : [counter];
const removed = (play: Play, shares: readonly Share[], of: string): readonly Removal[] =>
  shares.flatMap(({ to, amount }) =>
    kindsOn(play, to, of).flatMap((counter) => {
      const there = Math.min(amount, countersOn(play, to)[counter] ?? 0);
      return there > 0 ? [{ to, counter, amount: there }] : [];
    }),
  );
const recordRemoved = (play: Play, removals: readonly Removal[]): void =>
  play.record(...removals.map(({ to: on, counter, amount }) => ({ type: 'CountersRemoved' as const, rule: '2016:121.1' as const, on, counter, amount })));

/** As many as asked for, or as there are (2016:609.3). */
const removeCounters: Primitive<'removeCounters'> = function* (play, context, instruction) {
  const all = instruction.amount === 'all';
  const asked = yield* sharesOf(play, context, instruction.on, instruction.amount === 'all' ? Number.MAX_SAFE_INTEGER : instruction.amount);
  const shares = removed(play, asked, instruction.counter);
  recordRemoved(play, shares);
  const on = shares.map((share) => share.to);
  return {
    objects: objectsIn(on),
    players: seatsIn(on),
    number: sum(shares.map((share) => share.amount)),
    did: all ? shares.length > 0 : shares.length === asked.length && asked.length > 0,
  };
};
export const counters: Primitive<'putCounters' | 'removeCounters'> = function* (play, context, instruction) {
  return instruction.do === 'putCounters'
    ? yield* simply<'putCounters'>(proposeCounters)(play, context, instruction)
    : yield* removeCounters(play, context, instruction);
};

/** Counters that cannot be put on the other object are not taken from the first (2016:121.5). */
export const moveCounters: Primitive<'moveCounters'> = function* (play, context, instruction) {
  const [to] = permanents(play.look, context.env, instruction.to);
  const froms = permanents(play.look, context.env, instruction.from).filter((id) => id !== to);
  if (to === undefined || froms.length === 0) return { did: false };
  const most = instruction.amount === undefined ? Number.MAX_SAFE_INTEGER : countOf(play, context, instruction.amount);
  const moves = froms
    .flatMap((from) =>
      kindsOn(play, from, instruction.counter).map((counter) => ({ from, counter, amount: Math.min(most, countersOn(play, from)[counter] ?? 0) })),
    )
    .filter((move) => move.amount > 0);
  if (moves.length === 0) return { did: false };
  for (const { from, counter, amount } of moves) recordRemoved(play, [{ to: from, counter, amount }]);
  yield* play.happen(moves.map(({ counter, amount }) => put(context, counter, { to, amount })));
  return { objects: [to], number: sum(moves.map((move) => move.amount)), did: true };
};

export const proposePlayerCounters: Proposer<'playerCounters'> = function* (play, context, instruction) {
  const amount = countOf(play, context, instruction.amount);
  const shares = players(play.look, context.env, instruction.who)
    .map((to: Seat) => ({ to, amount }))
    .filter((share) => share.amount > 0);
  return shares.length === 0 ? nothing : { woulds: shares.map((share) => put(context, instruction.counter, share)), value: putValue(shares) };
};
export const playerCounters = simply<'playerCounters'>(proposePlayerCounters);
