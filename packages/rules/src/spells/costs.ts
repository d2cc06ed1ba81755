import {
  type Cite,
  type Color,
  type Cost,
  type CostPart,
  colors,
  colorsOfSymbol,
  type Filter,
  type Half,
  type Id,
  type ManaCost,
  type ManaSymbol,
  type ManaType,
  makeCost,
  manaValue,
  type PlayChange,
  parseCost,
  type Quantity,
  raiseCost,
  reduceCost,
  type Seat,
  withX,
} from '@arbiter/schema';
import { fits, fitsSpell } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import type { Env, Look, PlayRule } from '../engine/play.ts';

/** What is to be paid in all: its mana as one cost (without a symbol: unpayable, 2016:117.6) and the rest. */
export interface Total {
  readonly mana: ManaCost;
  readonly parts: Cost;
}

export const zero: ManaCost = [{ kind: 'generic', amount: 0 }];
/** Unpayable together with anything is unpayable (2016:117.6a). */
const sum = (one: ManaCost, other: ManaCost): ManaCost => (other.length === 0 ? [] : raiseCost(one, other));

/** A cost with all its mana in one place and X known. */
export function totalOf(cost: Cost, x: number, xAs: Color | null = null): Total {
  const symbols = cost.flatMap((part) => ('mana' in part ? [withX(parseCost(part.mana), x, xAs)] : []));
  const [only = zero] = symbols;
  return { mana: symbols.length < 2 ? only : symbols.reduce(sum), parts: cost.filter((part) => !('mana' in part)) };
}
const anyX = (value: unknown): boolean => value === 'X' || value === '-X' || (typeof value === 'object' && value !== null && Object.values(value).some(anyX));
/** Whether a number is to be chosen for this cost (2016:107.3a). */
export const hasX = (cost: Cost): boolean => cost.some((part) => ('mana' in part ? part.mana.includes('{X}') : anyX(part)));

/** How effects change a cost (2016:601.2e): more, less, something else beside it, or another cost altogether. */
export interface CostChanges {
  readonly more: readonly ManaCost[];
  readonly less: readonly Reduction[];
  readonly extra: Cost;
  readonly set: ManaCost | null;
  readonly floor: number; // no less mana than this in the end
  readonly xAs: Color | null; // the colour of mana that X has to be
}
export const unchanged: CostChanges = { more: [], less: [], extra: [], set: null, floor: 0, xAs: null };
/** What is taken away, but not so that less mana than its `floor` is left. */
export interface Reduction {
  readonly by: ManaCost;
  readonly floor: number;
}

type CostRule = Extract<PlayChange, { costs: unknown }>;
const manaIn = (look: Look, env: Env, amount: string | Quantity): ManaCost =>
  typeof amount === 'string' && amount !== 'X' ? parseCost(amount) : [{ kind: 'generic', amount: atLeastZero(amountOf(look, env, amount)) }];

function withRule(look: Look, env: Env, changes: CostChanges, rule: CostRule): CostChanges {
  const floor = rule.atLeast === undefined ? 0 : atLeastZero(amountOf(look, env, rule.atLeast));
  return {
    more: rule.more === undefined ? changes.more : [...changes.more, manaIn(look, env, rule.more)],
    less: rule.less === undefined ? changes.less : [...changes.less, { by: manaIn(look, env, rule.less), floor }],
    extra: [...changes.extra, ...(rule.extra ?? [])],
    set: rule.set === undefined ? changes.set : parseCost(rule.set),
    xAs: rule.xAs ?? changes.xAs,
    floor: rule.less === undefined ? Math.max(changes.floor, floor) : changes.floor,
  };
}

/** The filter with what it asks about targets taken as answered like this. */
function withTargets(filter: Filter, fitting: boolean): Filter {
  if (typeof filter === 'string') return filter;
  if ('all' in filter) return { all: filter.all.map((one) => withTargets(one, fitting)) };
  if ('any' in filter) return { any: filter.any.map((one) => withTargets(one, fitting)) };
  if ('not' in filter) return { not: withTargets(filter.not, !fitting) };
  return 'targets' in filter ? (fitting ? 'any' : { not: 'any' }) : filter;
}
/** As long as targets are still to be chosen, the cost may turn out the lowest that any of them could make it. */
const whateverTargets = ({ costs, less }: CostRule): Filter => withTargets(costs, less !== undefined);

type Lessening = Extract<CostPart, { sacrifice: unknown }>;
/** Whether what is given up for this part takes something off the mana of the whole cost. */
export const lessens = (part: CostPart): part is Lessening => 'sacrifice' in part && part.lessens !== undefined;
/** What giving this up takes off. */
export const reductionBy = (look: Look, part: Lessening, id: Id): Reduction => {
  const { cost, manaValue: value } = look.of(id);
  return { by: part.lessens === 'manaCost' ? parseCost(cost ?? '') : [{ kind: 'generic', amount: value }], floor: 0 };
};

const isColored = ({ by }: Reduction): boolean => by.some((symbol) => colorsOfSymbol(symbol).length > 0);
/**
 * In which order reductions are applied (2016:601.2e), whichever came first: those that stop at some amount before those that do not, and of a colour before others, so
 * that each takes off what it can and generic mana is left.
 */
function inTurn(a: Reduction, b: Reduction): number {
  if (a.floor !== b.floor) return b.floor - a.floor;
  if (isColored(a) !== isColored(b)) return isColored(a) ? -1 : 1;
  const [one, other] = [makeCost(a.by), makeCost(b.by)];
  return one === other ? 0 : one < other ? -1 : 1;
}

interface Announcing {
  readonly rules?: readonly PlayRule[]; // those in force, unless others will be
  readonly open?: boolean; // its targets are not chosen yet
}
/** What the rules of play change for a spell (or its card), or for abilities of a source. */
export function costChanges(look: Look, seat: Seat, subject: Id, activating: boolean, { rules = look.playRules, open = false }: Announcing = {}): CostChanges {
  const all = rules.reduce((changes, { change, env }) => {
    if (!('costs' in change) || (change.activating === true) !== activating) return changes;
    if (change.who !== undefined && !playersOf(look, env, change.who).includes(seat)) return changes;
    const said = env.source === subject ? { ...env, on: subject } : env; // what a spell says of its own cost may count its targets
    const filter = open ? whateverTargets(change) : change.costs;
    return (activating ? fits : fitsSpell)(look, said, filter, subject) ? withRule(look, said, changes, change) : changes;
  }, unchanged);
  return all.less.length < 2 ? all : { ...all, less: all.less.toSorted(inTurn) };
}

/** Whether using an object's abilities takes more than they say. */
export function isTaxed(look: Look, seat: Seat, object: Id): boolean {
  const { more, extra, set, floor } = costChanges(look, seat, object, true);
  return more.length > 0 || extra.length > 0 || set !== null || floor > 0;
}

export const isHalved = ({ kind }: ManaSymbol): boolean => kind === 'hybrid' || kind === 'monohybrid';
/** The halves of a symbol of which its player takes one. */
export const halvesOf = (symbol: ManaSymbol): readonly Half[] => (symbol.kind === 'monohybrid' ? [symbol.color, 'generic'] : colorsOfSymbol(symbol));

/** A cost with what is added to it (2016:117.8, 117.8e), before anything is taken away. */
export const raised = ({ mana, parts }: Total, { more, extra }: Pick<CostChanges, 'more' | 'extra'>): Total => {
  const beside = totalOf(extra, 0);
  return { mana: [...more, beside.mana].reduce(sum, mana), parts: [...parts, ...beside.parts] };
};
const upTo = (mana: ManaCost, floor: number): ManaCost => {
  const missing = floor - manaValue(mana);
  return missing > 0 ? raiseCost(mana, [{ kind: 'generic', amount: missing }]) : mana;
};
const unitsOf = (by: ManaCost): ManaCost =>
  by.flatMap((symbol): ManaCost => (symbol.kind === 'generic' ? Array.from({ length: symbol.amount }, () => ({ ...symbol, amount: 1 })) : [symbol]));
/** One mana of the reduction after another, as long as no less is left than may be. */
function lessenedDownTo(floor: number, cost: ManaCost, by: ManaCost, halves: readonly Half[]): ManaCost {
  const next = halves.values();
  let left = cost;
  for (const symbol of unitsOf(by)) {
    const less = reduceCost(left, [symbol], isHalved(symbol) ? [next.next().value ?? 'generic'] : []);
    if (manaValue(less) >= floor) left = less;
  }
  return left;
}
/** A cost less what an effect takes off it; what it may not be brought below it keeps. */
export const lessened = (cost: ManaCost, { by, floor }: Reduction, halves: readonly Half[]): ManaCost =>
  floor > 0 ? lessenedDownTo(floor, cost, by, halves) : reduceCost(cost, by, halves);
const count = (cost: ManaCost, type: ManaType): number => cost.filter((symbol) => symbol.kind === 'mana' && symbol.type === type).length;
/** By which rule this comes off that: of a colour the cost lacks, of one it has less of, a Phyrexian symbol, or anything else. */
export function ruleOfReduction(cost: ManaCost, { by }: Reduction): Cite {
  if (by.some(({ kind }) => kind === 'phyrexian')) return '2016:117.7d';
  const colored = colors.filter((color) => count(by, color) > 0);
  if (colored.some((color) => count(cost, color) === 0)) return '2016:117.7a';
  return colored.some((color) => count(by, color) > count(cost, color)) ? '2016:117.7b' : '2016:117.7';
}
/** A cost set by an effect is what it says, whatever it was (2016:601.2e); an unpayable one stays so. */
export const settled = (total: Total, { set, floor }: CostChanges): Total =>
  total.mana.length === 0 ? total : { ...total, mana: upTo(set ?? total.mana, floor) };

/** The half of each symbol of a reduction that takes most away. */
function bestHalves(cost: ManaCost, by: ManaCost): readonly Half[] {
  return by.filter(isHalved).map((symbol) => {
    const taken = halvesOf(symbol).map((half) => ({ half, left: manaValue(reduceCost(cost, [symbol], [half])) }));
    return taken.toSorted((a, b) => a.left - b.left)[0]?.half ?? 'generic';
  });
}

/** No more than what will be asked, whatever the player chooses: what is looked at before anything is announced. */
export function atLeast(total: Total, changes: CostChanges): Total {
  if (changes === unchanged) return total;
  const more = raised(total, changes);
  const soft = changes.less.length === 0 ? more.mana : more.mana.map((symbol): ManaSymbol => (isHalved(symbol) ? { kind: 'generic', amount: 1 } : symbol));
  return settled({ ...more, mana: changes.less.reduce<ManaCost>((cost, less) => lessened(cost, less, bestHalves(cost, less.by)), soft) }, changes);
}
