import { type AnswerOf, canPay, type Id, type ManaCost, makeCost, raiseCost, type Seat, type Unit } from '@arbiter/schema';
import type { Look } from '../engine/play.ts';
import { atLeast, costChanges, totalOf } from './costs.ts';
import { planTaps, type Tap, type TapSource } from './payer.ts';
import { playableCards, waysOf } from './ways.ts';

/*
 * Which mana to pay with, so that whatever else the player holds can still be cast. It looks at his hand, so it is a suggestion in the question put to him, to be answered openly:
 * what `auto` does all may see, and goes by what all may see.
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

const paid = (cost: ManaCost, pool: readonly Unit[], sources: readonly TapSource[]): readonly Tap[] | null => planTaps(cost, pool, sources);
const without = (sources: readonly TapSource[], gone: ReadonlySet<Id>): readonly TapSource[] => sources.filter(({ id }) => !gone.has(id));

/** What is left after a payment. */
interface Left {
  readonly pool: readonly Unit[];
  readonly sources: readonly TapSource[];
}
const countOf = (later: readonly ManaCost[], { pool, sources }: Left): number => later.filter((cost) => paid(cost, pool, sources) !== null).length;

const sortOf = ({ ways, snow, rank }: TapSource): string => JSON.stringify([ways.map(({ units, same }) => [units, same]), snow, rank]);

/** Sources that suffice, none of them for nothing; of sources of one sort it does not matter which. The least welcome come last. */
function* sufficing({ cost, pool, sources }: Means): Generator<readonly TapSource[]> {
  const sorts = [...Map.groupBy(sources, sortOf).values()].toSorted((a, b) => (a[0]?.rank ?? 0) - (b[0]?.rank ?? 0));
  const plain = pool.map(({ type, snow }) => ({ type, ...(snow ? { snow } : {}) }));
  function* more(chosen: readonly TapSource[], from: number): Generator<readonly TapSource[]> {
    const taps = paid(cost, plain, chosen);
    if (taps !== null) {
      if (taps.length === chosen.length) yield chosen;
      return;
    }
    for (let at = from; at < sorts.length; at++) {
      const next = sorts[at]?.find((source) => !chosen.includes(source));
      if (next) yield* more([...chosen, next], at);
    }
  }
  yield* more([], 0);
}

/** Units that pay exactly; of units of one sort it does not matter which. */
function* spending({ cost, pool }: Means): Generator<Means['pool']> {
  const sorts = [...Map.groupBy(pool, ({ type, snow }) => `${type}${snow ?? false}`).values()];
  function* more(chosen: Means['pool'], from: number): Generator<Means['pool']> {
    const assigned = canPay(cost, chosen);
    if (assigned !== null) {
      if (assigned.flat().length === chosen.length) yield chosen;
      return;
    }
    for (let at = from; at < sorts.length; at++) {
      const next = sorts[at]?.find((unit) => !chosen.includes(unit));
      if (next) yield* more([...chosen, next], at);
    }
  }
  yield* more([], 0);
}

function best<T>(ways: Iterable<T>, most: number, count: (way: T) => number, least: number): T | null {
  let [found, score, looked]: [T | null, number, number] = [null, least, 0];
  for (const way of ways) {
    if (looked++ === MOST_WAYS || score === most) break;
    const next = count(way);
    if (next > score) [found, score] = [way, next];
  }
  return found;
}

/**
 * What to answer where the automatic payment, which would tap `taps` and spend `units`, spoils something that another payment would not: the next ability to activate, or the mana to spend; null where it spoils nothing.
 * Exact while at most `MOST_WAYS` ways of paying differ, as far as mana abilities go that only tap their source; of several things that cannot all be kept it keeps the most.
 */
export function suggestion(wanted: readonly ManaCost[], means: Means, taps: readonly Tap[], units: readonly number[]): AnswerOf<'pay'> | null {
  const { cost, pool, sources } = means;
  const later = wanted.filter((one) => paid(raiseCost(cost, one), pool, sources) !== null);
  if (later.length === 0) return null;
  const after = (tapped: readonly Id[], spent: readonly number[]): Left => ({
    pool: tapped.length > 0 ? [] : pool.filter(({ unit }) => !spent.includes(unit)),
    sources: without(sources, new Set(tapped)),
  });
  const usual = countOf(
    later,
    after(
      taps.map(({ activate }) => activate),
      units,
    ),
  );
  if (usual === later.length) return null;
  if (taps.length === 0) {
    const spend = best(
      spending(means),
      later.length,
      (chosen) =>
        countOf(
          later,
          after(
            [],
            chosen.map(({ unit }) => unit),
          ),
        ),
      usual,
    );
    return spend && { spend: pool.filter((unit) => spend.includes(unit)).map(({ unit }) => unit) };
  }
  const tapped = best(
    sufficing(means),
    later.length,
    (chosen) =>
      countOf(
        later,
        after(
          chosen.map(({ id }) => id),
          [],
        ),
      ),
    usual,
  );
  return tapped && firstOf(means, tapped);
}

/** Of these sources one whose mana is settled, if there is one: who is asked for its colour next might not know. */
function firstOf({ cost, pool }: Means, chosen: readonly TapSource[]): AnswerOf<'pay'> | null {
  const taps = paid(cost, pool, chosen) ?? [];
  const isSettled = ({ activate, ability }: Tap): boolean =>
    chosen.some(({ id, ways }) => id === activate && ways.some((way) => way.ability === ability && way.units.every(({ length }) => length === 1)));
  const tap = taps.find(isSettled) ?? taps[0];
  return tap ? { activate: tap.activate, ability: tap.ability } : null;
}
