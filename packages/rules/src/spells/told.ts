import type { Cost, Id, Seat } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import type { Env, Look } from '../engine/play.ts';
import { couldPay, mightPay } from './affordable.ts';
import { costChanges } from './costs.ts';
import { extrasIn } from './extras.ts';
import { rulesOnCasting } from './prohibitions.ts';
import { mightPayPart, turnsOnHidden } from './resources.ts';
import { type Shape, shapesOf } from './ways.ts';

/* A spell that an effect tells a player to cast if he can, and when he need not. */

/** `cost`: what the effect has him pay rather than the mana cost. */
export interface Told {
  readonly seat: Seat;
  readonly object: Id;
  readonly cost: Cost | null;
}

/** The parts of a cost that are or may be mana. */
const withMana = (cost: Cost): Cost => cost.filter((part) => 'mana' in part || 'oneOf' in part || 'cost' in part);

/** Why he need not cast it as this, the rules in the order they are asked. */
function excusesFor(look: Look, { seat, object, cost }: Told, shape: Shape): readonly Finding<boolean>[] {
  const env: Env = { source: object, controller: seat, bindings: {}, x: 0, on: object };
  const beside = extrasIn(look, env, shape.abilities, true).mandatory.flatMap((extra) => extra.cost);
  const changes = costChanges(look, seat, object, false, { rules: rulesOnCasting(look, seat, object, shape.abilities), open: true });
  const whole = [...(cost ?? [{ mana: shape.cost ?? '' }]), ...beside];
  const isPaidFromPool = couldPay(look, env, seat, withMana(whole), object, { ...changes, extra: withMana(changes.extra) }, 'pool');
  const isPayable = mightPay(look, seat, whole, env, object, changes);
  return [
    finding(
      '2016:117.8c',
      [...beside, ...changes.extra].some((part) => turnsOnHidden(part) && mightPayPart(look, env, seat, part)),
    ),
    finding('2016:117.3c', isPayable && !isPaidFromPool),
  ];
}

/**
 * Why a player may leave a spell uncast that he is to cast if able: it takes cards of a quality that only he can see (2016:117.8c), or mana abilities (117.3c).
 * None of them where he must, or where nothing can come of it.
 */
export function excusesOf(look: Look, told: Told): readonly Finding<boolean>[] {
  const [first = [], ...others] = shapesOf(look, told.object)
    .filter(({ types }) => !types.includes('land'))
    .map((shape) => excusesFor(look, told, shape));
  const isExcused = [first, ...others].every((excuses) => excuses.some(({ value }) => value));
  return isExcused ? first.filter(({ value }) => value) : [];
}
