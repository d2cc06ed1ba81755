import { type AnswerOf, canPay, type Id, type ManaCost, makeCost, raiseCost, type Seat, type Unit } from '@arbiter/schema';
import type { Look } from '../engine/play.ts';
import { atLeast, costChanges, totalOf } from './costs.ts';
import { planTaps, type Tap, type TapSource } from './payer.ts';
import { playableCards, waysOf } from './ways.ts';

/*
 * Which mana to pay with, so that whatever else the player holds can still be cast. It looks at his hand, so it is a suggestion in the question put to him, to
 * be answered openly: what `auto` does all may see, and goes by what all may see.
 */

/** What is to be paid, and what there is to pay it with. */
export interface Means {
  readonly cost: ManaCost;
  readonly pool: readonly (Unit & { readonly unit: number })[];
  readonly sources: readonly TapSource[];
}

/** So many other costs are thought of, and so many ways of paying are looked at. */
const [MOST_LATER, MOST_WAYS] = [12, 200];

/** The mana of everything the player could cast from where it is, this turn or another; each cost once. Life may pay Phyrexian symbols (2016:107.4f). */
export function laterCosts(look: Look, seat: Seat): readonly ManaCost[] {
  const costs = playableCards(look, seat).flatMap((id) =>
    waysOf(look, seat, id).map(({ cost }) => {
      const changes = costChanges(look, seat, id, false, { open: true });
      return atLeast(totalOf(cost, 0, changes.xAs), changes).mana.filter(({ kind }) => kind !== 'phyrexian');
    }),
  );
  const written = new Map(costs.map((cost) => [makeCost(cost), cost]));
  return [...written.values()].filter((cost) => cost.some((symbol) => symbol.kind !== 'generic' || symbol.amount > 0)).slice(0, MOST_LATER);
}

const sortOf = ({ ways, snow, rank }: TapSource): string => JSON.stringify([ways.map(({ units, same }) => [units, same]), snow, rank]);

/**
 * Some of these that suffice, none of them for nothing; of one sort it does not matter which. `used`: how many of those chosen are used; null where they do not
 * suffice.
 */
function* justEnough<T>(sorts: readonly (readonly T[])[], used: (chosen: readonly T[]) => number | null): Generator<readonly T[]> {
  function* more(chosen: readonly T[], from: number): Generator<readonly T[]> {
    const count = used(chosen);
    if (count !== null) {
      if (count === chosen.length) yield chosen;
      return;
    }
    for (let at = from; at < sorts.length; at++) {
      const next = sorts[at]?.find((one) => !chosen.includes(one));
      if (next !== undefined) yield* more([...chosen, next], at);
    }
  }
  yield* more([], 0);
}

/** Sources that may be tapped to pay; the least welcome come last. */
function sufficing({ cost, pool, sources }: Means): Iterable<readonly TapSource[]> {
  const sorts = [...Map.groupBy(sources, sortOf).values()].toSorted((a, b) => (a[0]?.rank ?? 0) - (b[0]?.rank ?? 0));
  const plain = pool.map(({ type, snow }) => ({ type, ...(snow ? { snow } : {}) }));
  return justEnough(sorts, (chosen) => planTaps(cost, plain, chosen)?.length ?? null);
}

/** Units that pay exactly. */
function spending({ cost, pool }: Means): Iterable<Means['pool']> {
  const sorts = [...Map.groupBy(pool, ({ type, snow }) => `${type}${snow ?? false}`).values()];
  return justEnough(sorts, (chosen) => canPay(cost, chosen)?.flat().length ?? null);
}

/** The way that counts most, if it is more than `least`; `most`: there can be no more. */
function best<T>(ways: Iterable<T>, most: number, count: (way: T) => number, least: number): T | null {
  if (least === most) return null;
  let [found, score, looked]: [T | null, number, number] = [null, least, 0];
  for (const way of ways) {
    if (looked++ === MOST_WAYS || score === most) break;
    const next = count(way);
    if (next > score) [found, score] = [way, next];
  }
  return found;
}

/**
 * What to answer where the automatic payment, which would tap `taps` and spend `units`, spoils something that another payment would not: the next ability to
 * activate, or the mana to spend; null where it spoils nothing. Exact while at most `MOST_WAYS` ways of paying differ, as far as mana abilities go that only
 * tap their source; of several things that cannot all be kept it keeps the most.
 */
export function suggestion(wanted: readonly ManaCost[], means: Means, taps: readonly Tap[], units: readonly number[]): AnswerOf<'pay'> | null {
  const { cost, pool, sources } = means;
  const later = wanted.filter((one) => planTaps(raiseCost(cost, one), pool, sources) !== null);
  const kept = (left: readonly Unit[], untapped: readonly TapSource[]): number => later.filter((one) => planTaps(one, left, untapped) !== null).length;
  if (taps.length === 0) {
    const afterSpending = (spent: readonly number[]): number =>
      kept(
        pool.filter(({ unit }) => !spent.includes(unit)),
        sources,
      );
    const spend = best(spending(means), later.length, (chosen) => afterSpending(chosen.map(({ unit }) => unit)), afterSpending(units));
    return spend && { spend: pool.filter((unit) => spend.includes(unit)).map(({ unit }) => unit) };
  }
  const afterTapping = (tapped: readonly Id[]): number =>
    kept(
      [],
      sources.filter(({ id }) => !tapped.includes(id)),
    );
  const usual = afterTapping(taps.map(({ activate }) => activate));
  const tapped = best(sufficing(means), later.length, (chosen) => afterTapping(chosen.map(({ id }) => id)), usual);
  return tapped && firstOf(means, tapped);
}

/** Of these sources one whose mana is settled, if there is one: who is asked for its colour next might not know. */
function firstOf({ cost, pool }: Means, chosen: readonly TapSource[]): AnswerOf<'pay'> | null {
  const taps = planTaps(cost, pool, chosen) ?? [];
  const isSettled = ({ activate, ability }: Tap): boolean =>
    chosen.some(({ id, ways }) => id === activate && ways.some((way) => way.ability === ability && way.units.every(({ length }) => length === 1)));
  const tap = taps.find(isSettled) ?? taps[0];
  return tap ? { activate: tap.activate, ability: tap.ability } : null;
}
