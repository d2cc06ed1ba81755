import { type Cost, type CostPart, type Id, type ManaCost, manaValue, type Quantity, type Seat } from '@arbiter/schema';
import { playerOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { atLeast, type CostChanges, lessens, type Reduction, reductionBy, type Total, totalOf, unchanged } from './costs.ts';
import { canHaveOneOfEach } from './matching.ts';
import { couldHave, type ManaFrom } from './potential.ts';
import { canPayLife, canPayPart, howMany, mightPayPart, payingObjects, unfolded, usedUpBy } from './resources.ts';

type OneOf = Extract<CostPart, { oneOf: unknown }>;
const isOneOf = (part: CostPart): part is OneOf => 'oneOf' in part;

/** A cost with a choice among several, read in every way. */
function readings(cost: Cost): readonly Cost[] {
  const at = cost.findIndex(isOneOf);
  const choice = cost[at];
  if (choice === undefined || !isOneOf(choice)) return [cost];
  return choice.oneOf.flatMap((chosen) => readings([...cost.slice(0, at), ...chosen, ...cost.slice(at + 1)]));
}

const lifeIn = (look: Look, env: Env, parts: Cost): number => parts.reduce((sum, part) => sum + ('life' in part ? howMany(look, env, part.life) : 0), 0);

/** Each way to leave out so many of these. */
function leavingOut(cost: ManaCost, count: number, from = 0): readonly ManaCost[] {
  if (count === 0) return [cost.length === 0 ? [{ kind: 'generic', amount: 0 }] : cost];
  return cost.flatMap((symbol, at) => (at >= from && symbol.kind === 'phyrexian' ? leavingOut(cost.toSpliced(at, 1), count - 1, at) : []));
}
/** 2016:107.4f: what is left of the mana when life pays as many of its Phyrexian symbols as it can. */
function withLife(look: Look, seat: Seat, mana: ManaCost, owed: number): readonly ManaCost[] {
  const symbols = mana.filter(({ kind }) => kind === 'phyrexian').length;
  let paid = symbols;
  while (paid > 0 && !canPayLife(look, seat, owed + 2 * paid)) paid--;
  return leavingOut(mana, paid);
}

/** What a part uses up by itself: so many of these objects. What is tapped for one part can still be given up for another. */
interface Demand {
  readonly from: readonly Id[];
  readonly count: number;
}
function demandOf(look: Look, env: Env, seat: Seat, part: CostPart): { readonly gone?: Demand; readonly tapped?: Demand } {
  if ('tap' in part) return { tapped: { from: [env.source], count: 1 } };
  if ('tapOther' in part) return part.power === undefined ? { tapped: demanded(look, env, seat, part, part.count) } : {};
  if ('discard' in part && part.discard === 'hand') return {};
  return 'sacrifice' in part || 'discard' in part || 'exile' in part || 'putBack' in part ? { gone: demanded(look, env, seat, part, part.count) } : {};
}
const demanded = (look: Look, env: Env, seat: Seat, part: CostPart, count: Quantity | undefined): Demand => ({
  from: payingObjects(look, env, seat, part),
  count: howMany(look, env, count),
});
/** Whether each part can have objects of its own (2016:117.10). */
const areServed = (demands: readonly Demand[]): boolean => canHaveOneOfEach(demands.flatMap(({ from, count }) => Array.from({ length: count }, () => from)));
function isEnoughForAll(look: Look, env: Env, seat: Seat, parts: Cost): boolean {
  if (parts.length < 2) return true;
  const demands = parts.map((part) => demandOf(look, env, seat, part));
  return areServed(demands.flatMap(({ gone }) => gone ?? [])) && areServed(demands.flatMap(({ tapped }) => tapped ?? []));
}

/** Whether a player could come to pay this: never no where he can, yes now and then where he cannot. */
function isAffordable(look: Look, env: Env, seat: Seat, { mana, parts }: Total, subject: Id | null, from: ManaFrom): boolean {
  if (mana.length === 0 || !parts.every((part) => canPayPart(look, env, seat, part)) || !isEnoughForAll(look, env, seat, parts)) return false; // 2016:117.6
  const owed = lifeIn(look, env, parts);
  return (
    canPayLife(look, seat, owed) &&
    withLife(look, seat, mana, owed).some((left) => couldHave(look, seat, left, subject, usedUpBy(look, env, seat, parts), from))
  );
}

/** What is taken off by the one thing to be given up that takes most off; nothing if there is none. */
function mostLessened(look: Look, env: Env, seat: Seat, cost: Cost): readonly Reduction[] {
  return cost.flatMap((part): readonly Reduction[] => {
    if (!lessens(part)) return [];
    const reductions = payingObjects(look, env, seat, part).map((id) => reductionBy(look, part, id));
    return reductions.toSorted((a, b) => manaValue(b.by) - manaValue(a.by)).slice(0, 1);
  });
}

/** The same of a cost as it is written, with what effects make of it. */
export const couldPay = (
  look: Look,
  env: Env,
  seat: Seat,
  cost: Cost,
  subject: Id | null,
  changes: CostChanges = unchanged,
  from: ManaFrom = 'anywhere',
): boolean =>
  readings(unfolded(look, env, cost)).some((reading) => {
    const lessening = mostLessened(look, env, seat, reading);
    const all = lessening.length === 0 ? changes : { ...changes, less: [...changes.less, ...lessening] };
    return isAffordable(look, env, seat, atLeast(totalOf(reading, env.x ?? 0, changes.xAs), all), subject, from);
  });

/**
 * Whether others, who do not see what he holds, must take it that a player may be able to pay: by not being asked he would tell them what he has not. Mana may
 * come of a card in hand.
 */
export function mightPay(look: Look, seat: Seat, cost: Cost, env: Env, subject: Id | null = null, changes: CostChanges = unchanged): boolean {
  if (couldPay(look, env, seat, cost, subject, changes)) return true;
  if (playerOf(look.game, seat).hand.every((id) => id === subject)) return false;
  return readings(unfolded(look, env, cost)).some((reading) =>
    reading.every((part) => ('mana' in part ? part.mana !== '' : mightPayPart(look, env, seat, part))),
  );
}

/** Whether a player could pay a cost that is none of a spell or ability: asked before it is offered. */
export const canPay = (look: Look, seat: Seat, cost: Cost, env: Env): boolean => couldPay(look, env, seat, cost, null);
