import { randomBot } from '@arbiter/bots';
import { decisionOf, gameOf, type Position } from '@arbiter/rules';
import type { Action, Answer, Decision, Random, Seat, Withdrawal } from '@arbiter/schema';

/** How random players play. */
export interface Temper {
  /** One concession in so many actions, on average. */
  readonly concedes?: number;
  /** One answer in so many, on average, is taken back with the attempt it belongs to, or is a pass at length. */
  readonly whims?: number;
  /** They choose eagerly, so that more happens and nobody dies of mana. */
  readonly eager?: boolean;
}

const atLength = ['stack-resolved', 'my-turn', { step: 'end' }] as const;
const whim = (decision: Decision, random: Random): Answer | Withdrawal | null => {
  if (decision.withdrawable) return { withdraw: true };
  return decision.kind === 'priority' ? { pass: true, until: atLength[random.below(atLength.length)] as (typeof atLength)[number] } : null;
};

const TRIES = 4;
const isIdle = (answer: Answer): boolean => 'pass' in answer || 'mana' in answer;
/** Rather does something than pass, and makes mana only to pay with it. */
export const eagerly = (decision: Decision, random: Random): Answer => {
  const bot = randomBot(random);
  let answer = bot.choose(decision);
  for (let again = 0; again < TRIES && isIdle(answer); again++) answer = bot.choose(decision);
  return 'mana' in answer ? { pass: true } : answer;
};

const conceder = (position: Position, random: Random): Seat => {
  const playing = gameOf(position).players.filter((p) => p.status === 'playing');
  return (playing[random.below(playing.length)] as (typeof playing)[number]).seat;
};
/** What is done next in a game; null if nobody is asked. */
export const nextAction = (position: Position, random: Random, { concedes, whims, eager }: Temper): Action | null => {
  const decision = decisionOf(position);
  if (!decision) return null;
  const actionId = `${position.index + 1}`;
  if (concedes !== undefined && random.below(concedes) === 0) return { kind: 'concede', actionId, seat: conceder(position, random) };
  const given = whims !== undefined && random.below(whims) === 0 ? whim(decision, random) : null;
  const answer = given ?? (eager ? eagerly(decision, random) : randomBot(random).choose(decision));
  return { kind: 'answer', actionId, seat: decision.seat, decision: position.index, answer };
};
