import type { Id, Quantity, Ref, Seat, Thing, Who } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { atLeastZero } from '../concepts/numbers.ts';
import { isSeat } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { TooLarge } from '../engine/refusal.ts';
import { stackOf, things } from './acting.ts';
import type { Context } from './primitive.ts';

export interface Share {
  readonly to: Thing;
  readonly amount: number;
}
export type Receivers = Ref | { readonly player: Who } | { readonly divided: string };

/** 2008:104.1b: what an effect does is never less than nothing. */
export const countOf = (play: Play, context: Context, q: Quantity): number => {
  const amount = amountOf(play.look, context.env, q);
  return amount < 0 ? play.says(atLeastZero(amount), amount) : amount;
};

/** How often anything may be repeated, or how many things made, within one effect. */
const most = 10_000;
export const bounded = (times: number): number => {
  if (times > most) throw new TooLarge(`${times} times in one effect`);
  return times;
};
/** How often, or how many things one by one. */
export const timesOf = (play: Play, context: Context, q: Quantity | undefined): number => bounded(q === undefined ? 1 : countOf(play, context, q));

/** Divided on announcement among targets, or now among what was chosen without targets (2016:601.2d, 608.2d). */
function* divided(play: Play, context: Context, as: string, total: number): Procedure<readonly Share[]> {
  const stack = stackOf(play.game, context.env);
  const amounts = stack?.division[as];
  const legal = things(play.look, context.env, { ref: as });
  if (stack && amounts) return (stack.targets[as] ?? []).flatMap((to, i) => (legal.includes(to) ? [{ to, amount: amounts[i] ?? 0 }] : []));
  if (legal.length === 0 || total === 0) return [];
  const least = total >= legal.length ? 1 : 0;
  const even = legal.map((_, i) => Math.floor(total / legal.length) + (i < total % legal.length ? 1 : 0));
  const answer = yield* play.ask('division', context.env.controller, () => ({ cite: '2016:608.2d', source: context.env.source, among: legal, total, least }), {
    amounts: even,
  });
  return legal.map((to, i) => ({ to, amount: answer.amounts[i] ?? 0 }));
}

/** Who or what gets how much; shares of nothing are left out. */
export function* sharesOf(play: Play, context: Context, to: Receivers, amount: Quantity): Procedure<readonly Share[]> {
  const total = countOf(play, context, amount);
  const shares =
    typeof to === 'object' && 'divided' in to
      ? yield* divided(play, context, to.divided, total)
      : things(play.look, context.env, to).map((thing) => ({ to: thing, amount: total }));
  return shares.filter((share) => share.amount > 0);
}
export const objectsIn = (receivers: readonly Thing[]): readonly Id[] => receivers.filter((thing) => !isSeat(thing));
export const seatsIn = (receivers: readonly Thing[]): readonly Seat[] => receivers.filter(isSeat);
