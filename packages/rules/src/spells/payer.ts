import { type Id, type ManaCost, type ManaSymbol, type ManaType, manaTypes, type Unit } from '@arbiter/schema';

/*
 * The automatic payer. It thinks in slots: one slot is one mana, with the types it may be. Which mana pays which symbol is a matching; slots are taken in
 * order of preference wherever one more symbol gets paid, and such a choice is the cheapest there is (the sets that can be matched are a matroid).
 */

/** A mana ability that only taps its source: `units` as in `Made`. */
export interface TapWay {
  readonly ability: number;
  readonly units: readonly (readonly ManaType[])[];
  readonly same: boolean;
}
/** A permanent that may be tapped for mana in one of several ways; of two, the one of lower rank is tapped first. */
export interface TapSource {
  readonly id: Id;
  readonly ways: readonly TapWay[];
  readonly snow: boolean;
  readonly rank: number;
}
export interface Tap {
  readonly activate: Id;
  readonly ability: number;
  readonly types: readonly ManaType[];
}

interface Slot {
  readonly types: readonly ManaType[];
  readonly snow: boolean;
}
/** Slots that come together or not at all; `tap` is null for what floats already. */
interface Bundle {
  readonly slots: readonly Slot[];
  readonly tap: { readonly source: TapSource; readonly way: TapWay | null } | null;
}

/** How many different ways of tapping sources that make several mana are tried. */
const MOST_VARIANTS = 64;

type Demand = Exclude<ManaSymbol, { kind: 'generic' }> | 'any';

function demandsOf(symbol: ManaSymbol, inGeneric: boolean): readonly Demand[] {
  if (symbol.kind === 'generic') return Array.from({ length: symbol.amount }, () => 'any' as const);
  return symbol.kind === 'monohybrid' && inGeneric ? ['any', 'any'] : [symbol];
}

/** Each way to read the `{2/W}` symbols: all in colour first, for that takes the fewest mana. */
function* readings(cost: ManaCost): Generator<readonly Demand[]> {
  const dear = cost.flatMap((symbol, at) => (symbol.kind === 'monohybrid' ? [at] : []));
  const ways = Array.from({ length: 2 ** Math.min(dear.length, 6) }, (_, bits) => dear.filter((_, nth) => (bits >> nth) & 1));
  for (const generic of ways.toSorted((a, b) => a.length - b.length)) yield cost.flatMap((symbol, at) => demandsOf(symbol, generic.includes(at)));
}

function typeFor(demand: Demand, { types, snow }: Slot): ManaType | undefined {
  if (demand === 'any') return types[0];
  switch (demand.kind) {
    case 'mana':
      return types.find((type) => type === demand.type);
    case 'hybrid':
      return types.find((type) => type === demand.of[0] || type === demand.of[1]);
    case 'monohybrid':
    case 'phyrexian':
      return types.find((type) => type === demand.color);
    case 'snow':
      return snow ? types[0] : undefined;
    case 'x':
      return types[0];
  }
}

/** Which slot pays which demand; grows by augmenting paths, so that a slot once used stays used. */
class Matching {
  readonly payers: (Slot | null)[];
  private readonly demands: readonly Demand[];
  constructor(demands: readonly Demand[], payers: readonly (Slot | null)[] = demands.map(() => null)) {
    this.demands = demands;
    this.payers = [...payers];
  }
  get open(): number {
    return this.payers.filter((payer) => payer === null).length;
  }
  /** How many of the slots find a use. */
  add(slots: readonly Slot[]): number {
    return slots.filter((slot) => this.place(slot, new Set())).length;
  }
  copy(): Matching {
    return new Matching(this.demands, this.payers);
  }
  typeOf(slot: Slot): ManaType | undefined {
    const at = this.payers.indexOf(slot);
    return at < 0 ? slot.types[0] : typeFor(this.demands[at] as Demand, slot);
  }
  private place(slot: Slot, tried: Set<number>): boolean {
    for (let at = 0; at < this.demands.length; at++) {
      if (tried.has(at) || typeFor(this.demands[at] as Demand, slot) === undefined) continue;
      tried.add(at);
      const other = this.payers[at];
      if (other && !this.place(other, tried)) continue;
      this.payers[at] = slot;
      return true;
    }
    return false;
  }
}

/** Bundles in order: first those that are used up to the last mana, then, if there is no other way, those that leave some over. */
function choose(demands: readonly Demand[], bundles: readonly Bundle[]): readonly Bundle[] | null {
  let matching = new Matching(demands);
  const chosen: Bundle[] = [];
  const wasteful: Bundle[] = [];
  const take = (bundle: Bundle, least: number): boolean => {
    const next = matching.copy();
    if (next.add(bundle.slots) < least) return false;
    matching = next;
    chosen.push(bundle);
    return true;
  };
  for (const bundle of bundles) if (matching.open > 0 && !take(bundle, bundle.slots.length)) wasteful.push(bundle);
  for (const bundle of wasteful) if (matching.open > 0) take(bundle, 1);
  return matching.open > 0 ? null : needed(demands, chosen);
}

/** Without those that later ones made superfluous, the least welcome looked at first. */
function needed(demands: readonly Demand[], chosen: readonly Bundle[]): readonly Bundle[] {
  const pays = (bundles: readonly Bundle[]): boolean => {
    const matching = new Matching(demands);
    matching.add(bundles.flatMap(({ slots }) => slots));
    return matching.open === 0;
  };
  return chosen.reduceRight<readonly Bundle[]>((kept, bundle) => {
    const rest = kept.filter((other) => other !== bundle);
    return bundle.tap !== null && pays(rest) ? rest : kept;
  }, chosen);
}

const slotsOf = (units: readonly (readonly ManaType[])[], snow: boolean): readonly Slot[] => units.map((types) => ({ types, snow }));

/** A source that makes one mana is one slot with every type it can be; any other is tried in each of its ways. */
function variantsOf(source: TapSource): readonly Bundle[] {
  if (source.ways.every(({ units }) => units.length === 1)) {
    const types = manaTypes.filter((type) => source.ways.some(({ units }) => units[0]?.includes(type)));
    return [{ slots: [{ types, snow: source.snow }], tap: { source, way: null } }];
  }
  return source.ways.flatMap((way) => {
    const uniform = way.same ? (way.units[0] ?? []).map((type) => way.units.map(() => [type])) : [way.units];
    return uniform.map((units) => ({ slots: slotsOf(units, source.snow), tap: { source, way } }));
  });
}

function* combinations(sources: readonly TapSource[]): Generator<readonly Bundle[]> {
  const variants = sources.map(variantsOf);
  const total = variants.reduce((product, list) => Math.min(MOST_VARIANTS, product * list.length), 1);
  for (let nth = 0; nth < total; nth++) {
    let rest = nth;
    yield variants.map((list) => {
      const variant = list[rest % list.length] as Bundle;
      rest = Math.floor(rest / list.length);
      return variant;
    });
  }
}

function tapsOf(demands: readonly Demand[], bundles: readonly Bundle[]): readonly Tap[] {
  const matching = new Matching(demands);
  matching.add(bundles.flatMap(({ slots }) => slots));
  return bundles.flatMap(({ slots, tap }) => {
    if (tap === null) return [];
    const types = slots.flatMap((slot) => matching.typeOf(slot) ?? []);
    const way = tap.way ?? tap.source.ways.find(({ units }) => units[0]?.includes(types[0] as ManaType));
    return way ? [{ activate: tap.source.id, ability: way.ability, types }] : [];
  });
}

/** Which sources to tap, and for which mana, so that this cost can then be paid out of the pool; null if these sources do not suffice. */
export function planTaps(cost: ManaCost, pool: readonly Unit[], sources: readonly TapSource[]): readonly Tap[] | null {
  const floats = pool.map((unit): Bundle => ({ slots: [{ types: [unit.type], snow: unit.snow === true }], tap: null }));
  const ranked = sources.filter(({ ways }) => ways.some(({ units }) => units.length > 0)).toSorted((a, b) => a.rank - b.rank || a.id - b.id);
  for (const demands of readings(cost)) {
    for (const bundles of combinations(ranked)) {
      const chosen = choose(demands, [...floats, ...bundles]);
      if (chosen) return tapsOf(demands, chosen);
    }
  }
  return null;
}
