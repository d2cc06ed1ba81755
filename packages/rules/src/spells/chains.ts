import type { Id, ManaCost } from '@arbiter/schema';
import { acceptedBy, type Demand, genericBit, type Lot, MOST_WAYS, readings, sizeOf, waysOf } from './covering.ts';
import { canHaveOneOfEach } from './matching.ts';

/*
 * Mana that costs mana, as Signets and filter lands make it: each is paid for by what was there before it. Which mana pays for what is a matching in which no
 * ability is paid for by what it makes itself.
 */

/** What makes mana, in each way there is; `tap`: the permanent that is tapped for it, for this or for another ability of it. */
export interface Maker {
  readonly tap: Id | null;
  readonly ways: readonly (readonly Lot[])[];
}
/** A mana ability that is used once at most, and its price. */
export interface Priced extends Maker {
  readonly mana: ManaCost;
}
/** Mana, and of which stage it is: 0 is there from the start, n is made by the nth ability. */
interface Made {
  readonly types: number;
  readonly stage: number;
}
/** What takes one mana of these types made before this stage. */
interface Wanted {
  readonly types: number;
  readonly before: number;
}

/** More abilities than this, or more mana, are not gone through: then the bound stands. */
const MOST_PRICED = 4;
const MOST_MANA = 60;

const wanted = (cost: ManaCost, before: number): readonly Wanted[] =>
  cost.flatMap((symbol) => Array.from({ length: sizeOf(symbol) }, () => ({ types: acceptedBy(symbol), before })));
const made = (lots: readonly Lot[], stage: number): readonly Made[] =>
  lots.flatMap(({ types, count }) => Array.from({ length: count }, () => ({ types, stage })));

/** Whether each that is wanted has one mana of its own. */
const serves = (demands: readonly Wanted[], supply: readonly Made[]): boolean =>
  canHaveOneOfEach(demands.map(({ types, before }) => supply.filter((mana) => mana.stage < before && (mana.types & types) !== 0)));

interface Used {
  readonly tap: Id | null;
  readonly lots: readonly Lot[];
}
const sharesTap = (one: Used, other: Used): boolean => one.tap !== null && one.tap === other.tap;
/** Some of them, one after another, in every way; no permanent is tapped twice. */
function* orders<T extends Used>(list: readonly T[]): Generator<readonly T[]> {
  yield [];
  for (const one of list) for (const rest of orders(list.filter((other) => other !== one && !sharesTap(one, other)))) yield [one, ...rest];
}

const isTooMuch = (lots: readonly Lot[]): boolean => lots.reduce((sum, { count }) => sum + count, 0) > MOST_MANA;

/** Whether one way of using each source and some of the abilities with a price, in some order, covers a cost; yes where that is too much to go through. */
export function coversInTurn(cost: ManaCost, sources: readonly Maker[], priced: readonly Priced[], beside: readonly Demand[] = []): boolean {
  const used = waysOf(
    [...sources, ...priced].map(({ ways }) => ways),
    MOST_WAYS,
  );
  const read = readings(cost);
  if (used === null || read === null || priced.length > MOST_PRICED || cost.reduce((sum, symbol) => sum + sizeOf(symbol), 0) > MOST_MANA) return true;
  return used.some((chosen) => {
    if (isTooMuch(chosen.flat())) return true;
    const plain = sources.map(({ tap }, at): Used => ({ tap, lots: chosen[at] ?? [] }));
    for (const order of orders(priced.map(({ tap, mana }, at) => ({ tap, mana, lots: chosen[sources.length + at] ?? [] })))) {
      const base = plain.filter((source) => !order.some((one) => sharesTap(one, source))).flatMap(({ lots }) => lots);
      // nothing stands for mana in the prices
      const prices = order.flatMap(({ mana }, at) => wanted(mana, at + 1)).map((one) => ({ ...one, types: one.types & ~genericBit }));
      const others = beside.flatMap(({ types, size }) => Array.from({ length: size }, () => ({ types, before: order.length + 1 })));
      const supply = [...made(base, 0), ...order.flatMap(({ lots }, at) => made(lots, at + 1))];
      if (read.some((one) => serves([...prices, ...wanted(one, order.length + 1), ...others], supply))) return true;
    }
    return false;
  });
}
