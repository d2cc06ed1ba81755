import type { ManaType } from '@arbiter/schema';
import type { PayBoard, Source, SourceWord } from './board.ts';

/*
 * What can be paid, and with what, found by trying everything: a second opinion that shares nothing with the engine but the words of a board
 * (2016:106.4, 106.6, 107.3-107.4, 117.3-117.5, 601.2f-g, 605.3; 2008:104.3).
 */

export interface Unit {
  readonly type: ManaType;
  readonly snow: boolean;
  /** What it must be spent on, if it is not for everything. */
  readonly only: 'creature' | 'artifact' | null;
}
interface Way {
  readonly taps: boolean;
  readonly sacrifices: boolean;
  readonly price: number;
  readonly life: number;
  readonly once: boolean;
  /** What it may make, each possible outcome. */
  readonly makes: readonly (readonly ManaType[])[];
  readonly only: Unit['only'];
}
interface Machine {
  readonly ways: readonly Way[];
  readonly snow: boolean;
  readonly needsRest: boolean; // a creature without haste
}

const way = (makes: Way['makes'], more: Partial<Way> = {}): Way => ({
  taps: true,
  sacrifices: false,
  price: 0,
  life: 0,
  once: false,
  only: null,
  makes,
  ...more,
});
const five: readonly (readonly ManaType[])[] = [['W'], ['U'], ['B'], ['R'], ['G']];
const machine = (...ways: readonly Way[]): Machine => ({ ways, snow: false, needsRest: false });
const machines: Readonly<Record<SourceWord, Machine>> = {
  W: machine(way([['W']])),
  U: machine(way([['U']])),
  R: machine(way([['R']])),
  G: machine(way([['G']])),
  C: machine(way([['C']])),
  'snow G': { ...machine(way([['G']])), snow: true },
  'snow C': { ...machine(way([['C']])), snow: true },
  'W or U': machine(way([['W']]), way([['U']])),
  'any color': machine(way(five)),
  'R or G, as a hybrid': machine(way([['R'], ['G']])),
  'two C': machine(way([['C', 'C']])),
  'W and U': machine(way([['W', 'U']])),
  'two of W or U': machine(
    way([
      ['W', 'W'],
      ['U', 'U'],
    ]),
  ),
  'R or G, twice': machine(
    way([
      ['R', 'R'],
      ['R', 'G'],
      ['G', 'G'],
    ]),
  ),
  'C or two R': machine(way([['C']]), way([['R', 'R']])),
  'creature G': { ...machine(way([['G']])), needsRest: true },
  'hasty creature R': machine(way([['R']])),
  '{1}, tap: W and U': machine(way([['W', 'U']], { price: 1 })),
  '{1}: any color': machine(way(five, { taps: false, price: 1 })),
  'sacrifice: any color': machine(way(five, { taps: false, sacrifices: true })),
  'tap, 1 life: B': machine(way([['B']], { life: 1 })),
  'any color for creatures': machine(way(five, { only: 'creature' })),
  'two C for artifacts': machine(way([['C', 'C']], { only: 'artifact' })),
  'G, once a turn': machine(way([['G']], { taps: false, once: true })),
};

/** What somebody has to pay with: his life, his pool, and the sources he can still use. */
export interface Means {
  readonly life: number;
  readonly pool: readonly Unit[];
  readonly sources: readonly Standing[];
}
export interface Standing extends Source {
  /** Whether it has been used this turn. */
  readonly activated: boolean;
}
/** A cost symbol by symbol, the life that goes with it, and what it is for: mana for creatures is not for abilities. */
export interface Bill {
  readonly cost: readonly string[];
  readonly owed: number;
  readonly type: PayBoard['type'] | 'ability';
}

const isUsable = ({ only }: Unit, { type }: Bill): boolean => only === null || only === type;
const canUse = ({ word, sick, tapped, activated }: Standing, { taps, once }: Way): boolean =>
  !(taps && (tapped || (sick && machines[word].needsRest))) && !(once && activated);

/** The ways in which one symbol is paid: by single mana, each as what it takes; life for a Phyrexian one. */
type Takes = (unit: Unit) => boolean;
interface Payment {
  readonly takes: readonly Takes[];
  readonly life: number;
}
const any: Takes = () => true;
const is =
  (...types: readonly string[]): Takes =>
  ({ type }) =>
    types.includes(type);
function paymentsFor(symbol: string): readonly Payment[] {
  if (/^\d+$/u.test(symbol)) return [{ takes: Array.from({ length: Number(symbol) }, () => any), life: 0 }];
  if (symbol === 'S') return [{ takes: [({ snow }) => snow], life: 0 }];
  const [one = '', other] = symbol.split('/');
  if (other === undefined) return [{ takes: [is(one)], life: 0 }];
  if (other === 'P')
    return [
      { takes: [is(one)], life: 0 },
      { takes: [], life: 2 },
    ];
  if (one === '2')
    return [
      { takes: [is(other)], life: 0 },
      { takes: [any, any], life: 0 },
    ];
  return [{ takes: [is(one, other)], life: 0 }];
}
function* readings(cost: readonly string[]): Generator<Payment> {
  const [first, ...rest] = cost;
  if (first === undefined) {
    yield { takes: [], life: 0 };
    return;
  }
  for (const here of paymentsFor(first)) for (const others of readings(rest)) yield { takes: [...here.takes, ...others.takes], life: here.life + others.life };
}
const matches = (takes: readonly Takes[], units: readonly Unit[]): boolean => {
  const [first, ...rest] = takes;
  return first === undefined || units.some((unit, at) => first(unit) && matches(rest, units.toSpliced(at, 1)));
};

/** Whether just these units pay the cost, which has no Phyrexian symbols any more, and all of them are needed. */
export const paysExactly = (bill: Bill, units: readonly Unit[]): boolean =>
  units.every((unit) => isUsable(unit, bill)) && [...readings(bill.cost)].some(({ takes }) => takes.length === units.length && matches(takes, units));

const paysNow = (bill: Bill, { life, pool }: Means): boolean => {
  const usable = pool.filter((unit) => isUsable(unit, bill));
  const affords = (lost: number): boolean => lost === 0 || lost <= life;
  return [...readings(bill.cost)].some(({ takes, life: lost }) => affords(lost + bill.owed) && takes.length <= usable.length && matches(takes, usable));
};

/** What is left of a pool after a price of so much mana of any type, in every way. */
function* lessened(pool: readonly Unit[], price: number): Generator<readonly Unit[]> {
  if (price === 0) yield pool;
  else for (const [at, unit] of pool.entries()) if (unit.only === null) yield* lessened(pool.toSpliced(at, 1), price - 1);
}

/** Everything that using a mana ability may lead to. */
function* after(means: Means): Generator<Means> {
  for (const source of means.sources) {
    const { ways, snow } = machines[source.word];
    for (const used of ways) {
      if (!canUse(source, used) || used.life > means.life) continue;
      const spent = { ...source, tapped: source.tapped || used.taps, activated: true };
      const sources = means.sources.flatMap((one) => (one !== source ? [one] : used.sacrifices ? [] : [spent]));
      const rest = { life: means.life - used.life, sources };
      for (const pool of lessened(means.pool, used.price)) {
        for (const made of used.makes) yield { ...rest, pool: [...pool, ...made.map((type): Unit => ({ type, snow, only: used.only }))] };
      }
    }
  }
}

const keyOf = ({ life, pool, sources }: Means): string =>
  JSON.stringify([
    life,
    pool.map(({ type, snow, only }) => `${type}${snow}${only}`).toSorted(),
    sources.map(({ name, tapped, activated }) => [name, tapped, activated]),
  ]);

/** Whether the cost can be paid at all, by whatever mana abilities in whatever order. */
export function canBePaid(bill: Bill, means: Means): boolean {
  const seen = new Set<string>();
  const open = [means];
  for (let at = open.pop(); at; at = open.pop()) {
    if (paysNow(bill, at)) return true;
    for (const next of after(at)) {
      const key = keyOf(next);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return false;
}

/** The greatest number for `{X}` that can be paid. */
export function greatestX(bill: Bill, means: Means): number {
  let x = 0;
  while (canBePaid(withX(bill, x + 1), means)) x++;
  return x;
}
export const withX = (bill: Bill, x: number): Bill => ({ ...bill, cost: bill.cost.map((symbol) => (symbol === 'X' ? String(x) : symbol)) });

/** Those that make mana for a tap and nothing else: what an automatic payment uses. */
export const plainly = (means: Means): Means => ({
  ...means,
  sources: means.sources.filter(({ word }) =>
    machines[word].ways.every(({ taps, sacrifices, price, life }) => taps && !sacrifices && price === 0 && life === 0),
  ),
});
/** The mana abilities, by source and place, that can be used; `sure`: whatever else is there. */
export function usableWays(means: Means): readonly { readonly name: string; readonly ability: number; readonly sure: boolean }[] {
  return means.sources.flatMap((source) =>
    machines[source.word].ways.flatMap((used, ability) =>
      canUse(source, used) && used.life <= means.life ? [{ name: source.name, ability: ability + offset(source), sure: used.price === 0 }] : [],
    ),
  );
}
/** Haste stands before the mana ability of a card. */
const offset = ({ word }: Standing): number => (word === 'hasty creature R' ? 1 : 0);

/** More life than all the sources and symbols of a small board can take. */
const PLENTY = 12;
/** Whether no mana ability takes mana, nor life that is wanted elsewhere: then the engine, too, knows for certain what can be paid. */
export const isPlain = ({ sources, life }: PayBoard): boolean =>
  sources.every(({ word }) => machines[word].ways.every((used) => used.price === 0 && (used.life === 0 || life >= PLENTY)));
