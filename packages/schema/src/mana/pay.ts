import type { ManaCost, ManaSymbol } from '../mana.ts';
import { type ManaType, manaTypes } from '../words.ts';

/** One mana, as far as paying goes. */
export interface Unit {
  readonly type: ManaType;
  readonly snow?: boolean;
}
/** For each symbol of the cost the units that pay it, by their place in the list. */
export type Assignment = readonly (readonly number[])[];

/** How many there are of each type, those from snow sources apart. */
export interface Available {
  readonly plain?: Counts;
  readonly snow?: Counts;
}
export type Counts = Readonly<Partial<Record<ManaType, number>>>;

const isPicky = ({ kind }: ManaSymbol): boolean => kind !== 'generic' && kind !== 'x';

/** Whether one mana can pay the symbol, or for `{2/W}` its coloured half. A Phyrexian symbol not resolved to life before asks for its colour. */
function accepts(symbol: ManaSymbol, unit: Unit): boolean {
  switch (symbol.kind) {
    case 'mana':
      return unit.type === symbol.type;
    case 'snow':
      return unit.snow === true; // 2008:104.3h-2
    case 'hybrid':
      return unit.type === symbol.of[0] || unit.type === symbol.of[1];
    case 'monohybrid':
    case 'phyrexian':
      return unit.type === symbol.color;
    case 'generic':
    case 'x':
      return true;
  }
}

/** The units that pay one mana for a symbol: unit → symbol. Null if a symbol that must have its own kind of mana cannot. */
type Matched = ReadonlyMap<number, number>;

/**
 * Augmenting paths. What has once been matched stays so, hence symbols without a second way of being paid come first, and then as many `{2/W}` get their
 * colour as can: the fewest mana that pay the cost.
 */
function match(cost: ManaCost, units: readonly Unit[]): Matched | null {
  const payer = new Map<number, number>();
  const augment = (at: number, tried: Set<number>): boolean => {
    for (let u = 0; u < units.length; u++) {
      if (tried.has(u) || !accepts(cost[at] as ManaSymbol, units[u] as Unit)) continue;
      tried.add(u);
      const other = payer.get(u);
      if (other === undefined || augment(other, tried)) {
        payer.set(u, at);
        return true;
      }
    }
    return false;
  };
  for (let at = 0; at < cost.length; at++) {
    const symbol = cost[at] as ManaSymbol;
    if (isPicky(symbol) && symbol.kind !== 'monohybrid' && !augment(at, new Set())) return null;
  }
  for (let at = 0; at < cost.length; at++) if ((cost[at] as ManaSymbol).kind === 'monohybrid') augment(at, new Set());
  return payer;
}

/** How much mana of any kind the symbol still asks for. */
function anyMana(symbol: ManaSymbol, x: number, matched: boolean): number {
  switch (symbol.kind) {
    case 'generic':
      return symbol.amount;
    case 'x':
      return x;
    case 'monohybrid':
      return matched ? 0 : 2;
    case 'mana':
    case 'snow':
    case 'hybrid':
    case 'phyrexian':
      return 0;
  }
}

const anyManaOf = (cost: ManaCost, x: number, paid: ReadonlySet<number>): number =>
  cost.reduce((total, symbol, at) => total + anyMana(symbol, x, paid.has(at)), 0);

/** Hands out what is matched, and to symbols that take anything the other units in their order; null if they do not suffice. */
function handOut(cost: ManaCost, units: readonly Unit[], x: number, matched: Matched): Assignment | null {
  const paid = new Set(matched.values());
  const rest = units.flatMap((_, u) => (matched.has(u) ? [] : [u]));
  if (rest.length < anyManaOf(cost, x, paid)) return null;
  const own = new Map([...matched].map(([unit, at]) => [at, unit]));
  let given = 0;
  return cost.map((symbol, at) => {
    const unit = own.get(at);
    if (unit !== undefined) return [unit];
    const from = given;
    given += anyMana(symbol, x, false);
    return rest.slice(from, given);
  });
}

/** A way to pay the cost out of these units, which are taken in their order where there is a choice, or null if there is none. */
export function canPay(cost: ManaCost, units: readonly Unit[], x = 0): Assignment | null {
  const matched = match(cost, units);
  return matched && handOut(cost, units, x, matched);
}

/** A way to pay the cost with all of these units, or null: what was chosen to be spent must not be more than the cost. */
export function paysExactly(cost: ManaCost, units: readonly Unit[], x = 0): Assignment | null {
  const matched = match(cost, units);
  if (matched === null) return null;
  const own = new Map(matched);
  const asked = (): number => own.size + anyManaOf(cost, x, new Set(own.values()));
  const dear = [...matched].filter(([, at]) => (cost[at] as ManaSymbol).kind === 'monohybrid');
  while (asked() < units.length && dear.length > 0) own.delete((dear.pop() as [number, number])[0]);
  return asked() === units.length ? handOut(cost, units, x, own) : null;
}

/** Whether so much mana can pay the cost: {@link canPay} for amounts of any size. */
export function payableWith(cost: ManaCost, available: Available, x = 0): boolean {
  const picky = cost.filter(isPicky).length;
  const units: Unit[] = [];
  let total = 0;
  for (const snow of [false, true]) {
    for (const type of manaTypes) {
      const count = (snow ? available.snow : available.plain)?.[type] ?? 0;
      total += count;
      for (let i = 0; i < Math.min(count, picky); i++) units.push({ type, snow });
    }
  }
  const matched = match(cost, units);
  return matched !== null && total - matched.size >= anyManaOf(cost, x, new Set(matched.values()));
}
