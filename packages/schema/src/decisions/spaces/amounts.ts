import type { SpaceOf } from '../index.ts';
import { distinctBelow, pick } from './chance.ts';
import { type Choice, type Illegal, illegal, miscounted, type Random } from './choice.ts';
import { mapped, sums } from './combine.ts';

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

function misdivided(amounts: readonly number[], places: number, sum: number): Illegal | null {
  const wrong = miscounted(amounts.length, places, places);
  return wrong ?? (total(amounts) === sum ? null : illegal('wrong-total', { is: total(amounts), total: sum }));
}

/** A way to divide `sum` into parts of at least so much each, all ways equally likely; there must be one. */
function divided(random: Random, sum: number, least: readonly number[]): number[] {
  const bars = Math.max(0, least.length - 1);
  const spare = sum - total(least);
  const at = distinctBelow(random, spare + bars, bars);
  return least.map((part, nth) => part + (at[nth] ?? spare + bars) - (at[nth - 1] ?? -1) - 1);
}

const even = ({ among, least }: SpaceOf<'division'>): number[] => among.map(() => least);

/** 2016:601.2d. */
export const division: Choice<'division'> = {
  check(space, { amounts }) {
    const wrong = misdivided(amounts, space.among.length, space.total);
    if (wrong) return wrong;
    const low = amounts.findIndex((amount) => amount < space.least);
    return low < 0 ? null : illegal('below-least', { to: space.among[low] ?? null, least: space.least });
  },
  sample: (space, random) => ({ amounts: divided(random, space.total, even(space)) }),
  all: (space) => mapped(sums(space.total, even(space)), (amounts) => ({ amounts })),
};

type Damage = SpaceOf<'damage'>;

/**
 * The legal divisions in classes without overlap, each as what its first receivers get at least; those after them get nothing.
 * In order: by who is the last to get any. With trample: by whether any goes past the blockers (2008:310.2; 2016:510.1, 702.19).
 */
function classes({ among, amount, trample, ordered }: Damage): number[][] {
  const lethal = among.map((share) => share.lethal);
  const until = (last: number): number[] => [...lethal.slice(0, last), 1];
  const all = ordered
    ? among.map((_, last) => until(last))
    : [trample === null ? among.map(() => 0) : lethal.slice(0, -1).map(() => 0), ...(trample === null ? [] : [until(among.length - 1)])];
  if (amount === 0) return [[]];
  return all.filter((least) => least.length > 0 && total(least) <= amount);
}

/** The first place that must have its lethal damage before another may have what it has. */
function owed({ among, trample, ordered }: Damage, amounts: readonly number[]): number {
  const last = amounts.findLastIndex((amount) => amount > 0);
  const bound = ordered || (trample !== null && last === among.length - 1);
  return bound ? among.findIndex(({ lethal }, at) => at < last && (amounts[at] as number) < lethal) : -1;
}

const padded = (amounts: readonly number[], { among }: Damage) => ({ amounts: among.map((_, at) => amounts[at] ?? 0) });

export const damage: Choice<'damage'> = {
  check(space, { amounts }) {
    const wrong = misdivided(amounts, space.among.length, space.amount);
    if (wrong) return wrong;
    const short = space.among[owed(space, amounts)];
    return short ? illegal('lethal-first', { to: short.to, lethal: short.lethal }) : null;
  },
  sample: (space, random) => padded(divided(random, space.amount, pick(random, classes(space))), space),
  *all(space) {
    for (const least of classes(space)) yield* mapped(sums(space.amount, least), (amounts) => padded(amounts, space));
  },
};
