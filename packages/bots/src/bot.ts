import type { Answer, Decision, ViewedGame, Withdrawal } from '@arbiter/schema';

/** A player that chooses for itself. It is told no more than a person in its seat: the open question, and the game as that seat sees it. */
export interface Bot {
  choose(decision: Decision, see: () => ViewedGame): Answer | Withdrawal;
}
