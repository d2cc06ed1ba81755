import type { Cost, CostPart, Id, ManaCost, Seat } from '@arbiter/schema';
import { playerOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { type CostChanges, type Total, atLeast, totalOf } from './costs.ts';
import { couldHave } from './potential.ts';
import { canPayLife, canPayPart } from './resources.ts';

type OneOf = Extract<CostPart, { oneOf: unknown }>;
const isOneOf = (part: CostPart): part is OneOf => 'oneOf' in part;

/** Its costs with a choice among several, one way after another. */
export function* readings(cost: Cost): Generator<Cost> {
  const at = cost.findIndex(isOneOf);
  const choice = cost[at];
  if (choice === undefined || !isOneOf(choice)) yield cost;
  else for (const chosen of choice.oneOf) yield* readings([...cost.slice(0, at), ...chosen, ...cost.slice(at + 1)]);
}

/** 2016:107.4f: without those of its Phyrexian symbols that life could pay. */
function withLife(look: Look, seat: Seat, mana: ManaCost): ManaCost {
  const symbols = mana.filter(({ kind }) => kind === 'phyrexian').length;
  if (symbols === 0 || !canPayLife(look, seat, 2)) return mana;
  let payable = Math.floor(playerOf(look.game, seat).life / 2);
  const left = mana.filter(({ kind }) => kind !== 'phyrexian' || payable-- <= 0);
  return left.length === 0 ? [{ kind: 'generic', amount: 0 }] : left;
}

const usesUpSource = (part: CostPart): boolean =>
  'tap' in part || ('sacrifice' in part && part.sacrifice === 'self') || ('exile' in part && part.exile === 'self') || ('putBack' in part && part.putBack === 'self');

/** Whether a player could come to pay this: never no where he can, yes now and then where he cannot. */
export function isAffordable(look: Look, env: Env, seat: Seat, { mana, parts }: Total, subject: Id | null): boolean {
  if (mana.length === 0 || !parts.every((part) => canPayPart(look, env, seat, part))) return false;        // 2016:117.6
  return couldHave(look, seat, withLife(look, seat, mana), subject, parts.some(usesUpSource) ? env.source : null);
}

const unchanged: CostChanges = { more: [], less: [], extra: [], set: null };

/** The same of a cost as it is written, with what effects make of it. */
export const couldPay = (look: Look, env: Env, seat: Seat, cost: Cost, subject: Id | null, changes: CostChanges = unchanged): boolean =>
  [...readings(cost)].some((reading) => isAffordable(look, env, seat, atLeast(totalOf(reading, env.x ?? 0), changes), subject));

/** Whether a player could pay a cost of no spell or ability, or of the one the environment names. */
export const canPay = (look: Look, seat: Seat, cost: Cost, env: Env): boolean => couldPay(look, env, seat, cost, env.on === undefined ? null : env.source);
