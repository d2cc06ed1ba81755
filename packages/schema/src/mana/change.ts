import { colorsOfSymbol, type ManaCost, type ManaSymbol } from '../mana.ts';
import type { Color, ManaType } from '../words.ts';

/** What the caller has a player choose for a symbol with two halves: a colour of it, the number of `{2/W}`, or the life of `{W/P}`. */
export type Half = Color | 'generic' | 'life';

const generic = (amount: number): ManaSymbol => ({ kind: 'generic', amount });

/** Its generic mana as one symbol where the first stood; `{0}` if nothing is left (2016:117.7). */
function tidy(cost: ManaCost): ManaCost {
  let amount = 0;
  for (const symbol of cost) if (symbol.kind === 'generic') amount += symbol.amount;
  const first = cost.findIndex((symbol) => symbol.kind === 'generic');
  const left = cost.flatMap((symbol, i) => (symbol.kind !== 'generic' ? [symbol] : i === first && amount > 0 ? [generic(amount)] : []));
  return left.length > 0 ? left : [generic(0)];
}

/** A cost that cannot be paid stays one, whatever is added or taken away (2016:117.6a). */
const unlessUnpayable = (cost: ManaCost, changed: () => ManaCost): ManaCost => (cost.length === 0 ? cost : tidy(changed()));

/** More of one colour than this nobody pays. */
const MOST = 10_000;
const xSymbols = (x: number, color: Color | null): ManaCost =>
  color === null ? [generic(x)] : Array.from({ length: Math.min(x, MOST) }, () => ({ kind: 'mana', type: color }));
/** Each `{X}` as so much generic mana (2008:104.3c), or as so much of one colour. */
export const withX = (cost: ManaCost, x: number, color: Color | null = null): ManaCost =>
  unlessUnpayable(cost, () => cost.flatMap((symbol) => (symbol.kind === 'x' ? xSymbols(x, color) : [symbol])));

const isHalved = ({ kind }: ManaSymbol): boolean => kind === 'hybrid' || kind === 'monohybrid' || kind === 'phyrexian';

/** A half that the symbol does not have is a broken invariant: the caller offered it. */
function takeHalf(symbol: ManaSymbol, half: Half | undefined): ManaSymbol[] {
  if (half === 'life' && symbol.kind === 'phyrexian') return [];
  if (half === 'generic' && symbol.kind === 'monohybrid') return [generic(2)];
  if (colorsOfSymbol(symbol).includes(half as Color)) return [{ kind: 'mana', type: half as Color }];
  throw new RangeError(`a ${symbol.kind} symbol has no half ${half}`);
}

/** The cost its player announces: one half for each hybrid, monohybrid and Phyrexian symbol, in their order (2016:601.2b). Life is for the caller to take. */
export function announceHalves(cost: ManaCost, halves: readonly Half[]): ManaCost {
  const next = halves.values();
  return unlessUnpayable(cost, () => cost.flatMap((symbol) => (isHalved(symbol) ? takeHalf(symbol, next.next().value) : [symbol])));
}

export const raiseCost = (cost: ManaCost, by: ManaCost): ManaCost => unlessUnpayable(cost, () => [...cost, ...by]);

/**
 * `by`'s hybrid and monohybrid symbols take one of `halves` each, in their order (2016:117.7c; 2008:104.3h); a Phyrexian one reduces by its colour
 * (2016:117.7d), `{S}` by one generic mana, `{X}` by nothing. Mana of a type the cost lacks reduces its generic mana (2016:117.7a–b). `{S}` in the cost is
 * never reduced (2008:104.3h-2), nor are symbols whose half has not been announced.
 */
export function reduceCost(cost: ManaCost, by: ManaCost, halves: readonly Half[] = []): ManaCost {
  if (cost.length === 0) return cost;
  const next = halves.values();
  const left = [...cost];
  let less = 0;
  const reduceBy = (type: ManaType): void => {
    const at = left.findIndex((symbol) => symbol.kind === 'mana' && symbol.type === type);
    if (at === -1) less += 1;
    else left.splice(at, 1);
  };
  const apply = (symbol: ManaSymbol): void => {
    switch (symbol.kind) {
      case 'mana':
        return reduceBy(symbol.type);
      case 'phyrexian':
        return reduceBy(symbol.color);
      case 'generic':
        less += symbol.amount;
        return;
      case 'snow':
        less += 1;
        return;
      case 'x':
        return;
      case 'hybrid':
      case 'monohybrid':
        return takeHalf(symbol, next.next().value).forEach(apply);
    }
  };
  by.forEach(apply);
  const reduced = left.map((symbol) => {
    if (symbol.kind !== 'generic') return symbol;
    const amount = Math.max(0, symbol.amount - less);
    less -= symbol.amount - amount;
    return generic(amount);
  });
  return tidy(reduced);
}
