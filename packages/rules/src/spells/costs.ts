import {
  type Cost,
  colorsOfSymbol,
  type Half,
  type Id,
  type ManaCost,
  type ManaSymbol,
  manaValue,
  type PlayChange,
  parseCost,
  type Quantity,
  raiseCost,
  reduceCost,
  type Seat,
  withX,
} from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import type { Env, Look, PlayRule } from '../engine/play.ts';

/** What is to be paid in all: its mana as one cost (without a symbol: unpayable, 2016:117.6) and the rest. */
export interface Total {
  readonly mana: ManaCost;
  readonly parts: Cost;
}

const zero: ManaCost = [{ kind: 'generic', amount: 0 }];
/** Unpayable together with anything is unpayable (2016:117.6a). */
const sum = (one: ManaCost, other: ManaCost): ManaCost => (other.length === 0 ? [] : raiseCost(one, other));

/** A cost with all its mana in one place and X known. */
export function totalOf(cost: Cost, x: number): Total {
  const symbols = cost.flatMap((part) => ('mana' in part ? [withX(parseCost(part.mana), x)] : []));
  const [only = zero] = symbols;
  return { mana: symbols.length < 2 ? only : symbols.reduce(sum), parts: cost.filter((part) => !('mana' in part)) };
}
const anyX = (value: unknown): boolean => value === 'X' || value === '-X' || (typeof value === 'object' && value !== null && Object.values(value).some(anyX));
/** Whether a number is to be chosen for this cost (2016:107.3a). */
export const hasX = (cost: Cost): boolean => cost.some((part) => ('mana' in part ? part.mana.includes('{X}') : anyX(part)));

/** How effects change a cost (2016:601.2e): more, less, something else beside it, or another cost altogether. */
export interface CostChanges {
  readonly more: readonly ManaCost[];
  readonly less: readonly ManaCost[];
  readonly extra: Cost;
  readonly set: ManaCost | null;
}
export const unchanged: CostChanges = { more: [], less: [], extra: [], set: null };

type CostRule = Extract<PlayChange, { costs: unknown }>;
const manaIn = (look: Look, env: Env, amount: string | Quantity): ManaCost =>
  typeof amount === 'string' && amount !== 'X' ? parseCost(amount) : [{ kind: 'generic', amount: atLeastZero(amountOf(look, env, amount)) }];

function withRule(look: Look, env: Env, changes: CostChanges, rule: CostRule): CostChanges {
  return {
    more: rule.more === undefined ? changes.more : [...changes.more, manaIn(look, env, rule.more)],
    less: rule.less === undefined ? changes.less : [...changes.less, manaIn(look, env, rule.less)],
    extra: [...changes.extra, ...(rule.extra ?? [])],
    set: rule.set === undefined ? changes.set : parseCost(rule.set),
  };
}

/** What these rules change for a spell (or its card), or for abilities of a source. */
export function costChanges(look: Look, seat: Seat, subject: Id, activating: boolean, rules: readonly PlayRule[] = look.playRules): CostChanges {
  return rules.reduce((changes, { change, env }) => {
    if (!('costs' in change) || (change.activating === true) !== activating) return changes;
    if (change.who !== undefined && !playersOf(look, env, change.who).includes(seat)) return changes;
    return fits(look, env, change.costs, subject) ? withRule(look, env, changes, change) : changes;
  }, unchanged);
}

export const isHalved = ({ kind }: ManaSymbol): boolean => kind === 'hybrid' || kind === 'monohybrid';
/** The halves of a symbol of which its player takes one. */
export const halvesOf = (symbol: ManaSymbol): readonly Half[] => (symbol.kind === 'monohybrid' ? [symbol.color, 'generic'] : colorsOfSymbol(symbol));

/** A cost with what is added to it (2016:117.8, 117.8e), before anything is taken away. */
export const raised = ({ mana, parts }: Total, { more, extra }: CostChanges): Total => {
  const beside = totalOf(extra, 0);
  return { mana: [...more, beside.mana].reduce(sum, mana), parts: [...parts, ...beside.parts] };
};
/** A cost set by an effect is what it says, whatever it was (2016:601.2e); an unpayable one stays so. */
export const settled = (total: Total, { set }: CostChanges): Total => (set === null || total.mana.length === 0 ? total : { ...total, mana: set });

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
  return settled({ ...more, mana: changes.less.reduce<ManaCost>((cost, by) => reduceCost(cost, by, bestHalves(cost, by)), soft) }, changes);
}
