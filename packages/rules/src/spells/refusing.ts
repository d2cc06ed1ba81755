import {
  type AnswerOf,
  type Cite,
  type Cost,
  canPay,
  type Decision,
  type Id,
  type Kind,
  type PriorityOption,
  parseCost,
  type Seat,
  type SpaceOf,
} from '@arbiter/schema';
import { ruleOfSymbol } from '../concepts/mana.ts';
import { objectOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import { seesFace } from '../mask/viewer.ts';
import { activatedAt } from './abilities.ts';
import { activationEnv, activationProblem } from './activatable.ts';
import { wayOf } from './casting.ts';
import { atLeast, costChanges, totalOf } from './costs.ts';
import { landRefusal, landShapes } from './lands.ts';
import { partWord } from './partWord.ts';
import { couldHave } from './potential.ts';
import { canPayPart, ruleOfPart, unfolded } from './resources.ts';

/* Why something that is not offered may not be done. A question cites what it is asked by; a refusal the finest rule there is. */

const unpaid = (cite: Cite): Refusal => ({ cite, why: 'pay.tooLittle' });

/** The first part, or the first mana symbol, that a player could not pay for by itself. */
function unpayable(look: Look, env: Env, seat: Seat, cost: Cost, subject: Id, activating: boolean): Refusal | null {
  const { mana, parts } = atLeast(totalOf(unfolded(look, env, cost), 0), costChanges(look, seat, subject, activating, { open: true }));
  const part = parts.find((one) => !canPayPart(look, env, seat, one));
  if (part) return { cite: ruleOfPart(part), why: 'pay.cannot', params: { part: partWord(part) } };
  if (mana.length === 0) return { cite: '2016:117.6', why: 'pay.unpayable' };
  const symbol = mana.find((one) => !couldHave(look, seat, [one], subject, null));
  return symbol ? unpaid(ruleOfSymbol(symbol)) : null;
}

function ofCast(look: Look, seat: Seat, { cast, ...how }: Extract<PriorityOption, { cast: Id }>): Refusal | null {
  const way = wayOf(look, { object: cast, seat, ...how });
  if ('why' in way) return way;
  return unpayable(look, { source: cast, controller: seat, bindings: {}, x: 0, on: cast }, seat, way.cost, cast, false);
}
function ofActivation(look: Look, seat: Seat, { activate, ability: index }: Extract<PriorityOption, { activate: Id }>): Refusal | null {
  const ability = activatedAt(look, activate, index);
  if (ability === null) return null;
  return activationProblem(look, seat, activate, ability) ?? unpayable(look, { ...activationEnv(activate, seat), x: 0 }, seat, ability.cost, activate, true);
}

/** Nothing is told of a card that its would-be player does not see. */
const sees = (look: Look, seat: Seat, id: Id): boolean => {
  const obj = objectOf(look.game, id);
  return obj !== null && seesFace(obj, { seat });
};
function ofPriority(look: Look, seat: Seat, answer: AnswerOf<'priority'>): Refusal | null {
  if ('play' in answer) return sees(look, seat, answer.play) && landShapes(look, answer.play).length > 0 ? landRefusal(look, seat, answer.play) : null;
  if ('cast' in answer) return sees(look, seat, answer.cast) ? ofCast(look, seat, answer) : null;
  return 'activate' in answer && sees(look, seat, answer.activate) ? ofActivation(look, seat, answer) : null;
}

/** The rule of the first symbol that none of this mana pays for. */
function ofPayment({ cost, pool }: SpaceOf<'pay'>, answer: AnswerOf<'pay'>): Refusal | null {
  if (!('spend' in answer)) return null;
  const symbols = parseCost(cost);
  const mana = pool.filter(({ unit }) => answer.spend.includes(unit));
  const symbol = symbols.find((one) => canPay([one], mana) === null);
  if (symbol) return unpaid(ruleOfSymbol(symbol));
  return canPay(symbols, mana) ? null : unpaid('2016:117.3');
}

/** A refused answer about what is played, and how it is paid for, with the finest rule it offends. */
export function finestOfPlay(look: Look, { kind, seat, space }: Decision, answer: AnswerOf<Kind>, refusal: Refusal): Refusal {
  if (kind === 'priority') return ofPriority(look, seat, answer as AnswerOf<'priority'>) ?? refusal;
  return kind === 'pay' ? (ofPayment(space, answer as AnswerOf<'pay'>) ?? refusal) : refusal;
}
