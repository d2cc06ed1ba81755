import { type ManaCost, type ManaSymbol, type ManaType, manaTypes } from '@arbiter/schema';

/*
 * Which mana can pay a cost, without saying which pays what. Each mana is counted by the set of types it may be, as bits; a bit of its own says that it comes
 * from a snow source.
 */

/** So many mana, each of any one of these types. */
export interface Lot {
  readonly types: number;
  readonly count: number;
}

export const snowBit = 1 << manaTypes.length;
export const everyType = snowBit - 1;
/** Of what pays for generic mana and nothing else. */
export const genericBit = snowBit << 1;
export const bitsOf = (types: readonly ManaType[]): number => types.reduce((bits, type) => bits | (1 << manaTypes.indexOf(type)), 0);

/** Which mana pays one symbol, as bits; `{2/W}` is paid by one mana of any type at the least. */
export function acceptedBy(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'mana':
      return bitsOf([symbol.type]);
    case 'hybrid':
      return bitsOf(symbol.of);
    case 'phyrexian':
      return bitsOf([symbol.color]);
    case 'snow':
      return snowBit;
    case 'monohybrid':
    case 'generic':
    case 'x':
      return everyType | genericBit;
  }
}
/** How much mana a symbol takes, at the least. */
export const sizeOf = (symbol: ManaSymbol): number => (symbol.kind === 'generic' ? symbol.amount : symbol.kind === 'x' ? 0 : 1);

/** What else is to be paid with what makes mana: so many of these, each of a type of its own. */
export interface Demand {
  readonly types: number;
  readonly size: number;
}
/** The type of what can be tapped for the nth part of a cost that has something tapped. */
export const tapBit = (nth: number): number => genericBit << (nth + 1);

/** Hall's condition: for every set of types, what takes nothing else is no more than the mana of these types. Exact but for `{2/W}`, which it takes for one mana. */
export function covers(cost: ManaCost, lots: readonly Lot[], beside: readonly Demand[] = []): boolean {
  const demands = [...cost.map((symbol) => ({ types: acceptedBy(symbol), size: sizeOf(symbol) })), ...beside].filter(({ size }) => size > 0);
  const sets = new Set<number>();
  for (const { types } of demands) for (const set of [...sets, 0]) sets.add(set | types);
  return [...sets].every((set) => {
    const asked = demands.reduce((total, { types, size }) => total + ((types & ~set) === 0 ? size : 0), 0);
    return lots.reduce((total, { types, count }) => total + ((types & set) === 0 ? 0 : count), 0) >= asked;
  });
}

/** One of each list in every way, as long as there are no more ways than so many; else none. */
export function waysOf<T>(lists: readonly (readonly T[])[], most: number): readonly (readonly T[])[] | null {
  if (lists.reduce((product, list) => product * list.length, 1) > most) return null;
  return lists.reduce<readonly (readonly T[])[]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);
}

/** More ways than this of reading a cost, or of using sources, are not gone through: then the bound stands. */
export const MOST_WAYS = 256;

/** A cost with each `{2/W}` as its colour or as two mana, in every way; null where there are too many. */
export const readings = (cost: ManaCost): readonly ManaCost[] | null =>
  cost.some(({ kind }) => kind === 'monohybrid')
    ? waysOf<ManaSymbol>(
        cost.map((symbol) =>
          symbol.kind === 'monohybrid'
            ? [
                { kind: 'mana', type: symbol.color },
                { kind: 'generic', amount: 2 },
              ]
            : [symbol],
        ),
        MOST_WAYS,
      )
    : [cost];

/** Whether a cost is covered by these and one way of using each source: several mana that come together, or some others instead. */
export function coversSomehow(
  cost: ManaCost,
  lots: readonly Lot[],
  sources: readonly (readonly (readonly Lot[])[])[],
  beside: readonly Demand[] = [],
): boolean {
  const used = waysOf(sources, MOST_WAYS);
  const read = readings(cost);
  if (used === null || read === null) return true;
  return used.some((chosen) => read.some((one) => covers(one, [...lots, ...chosen.flat()], beside)));
}
