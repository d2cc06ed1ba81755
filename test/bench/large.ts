import { randomBot, seeded } from '@arbiter/bots';
import { act, decisionOf, type Position } from '@arbiter/rules';
import type { Action } from '@arbiter/schema';
import { gameId, mustDo, sealed } from '../support/games.ts';
import { fullTable } from './board.ts';
import { type Bench, quantile, ROUNDS, rounded, spread } from './measure.ts';

const REPEATS = 6;
const ACTIONS = 30;

/** Takes actions from one position on, each decided, sealed and hashed as a table does it; the log of a position that never was is left out. */
const latencies = (from: Position, seed: number): readonly number[] => {
  const bot = randomBot(seeded(seed));
  const times: number[] = [];
  let position = from;
  for (let n = 0; n < ACTIONS; n++) {
    const decision = decisionOf(position);
    if (!decision) break;
    const action: Action = { kind: 'answer', actionId: `${n}`, seat: decision.seat, decision: position.index, answer: bot.choose(decision) };
    const began = performance.now();
    const outcome = mustDo(act(position, action), action);
    sealed(position, null, action, outcome, gameId(seed));
    times.push(performance.now() - began);
    position = outcome.position;
  }
  return times;
};

export const large: Bench = {
  names: ['action-p99-ms-large'],
  async measure() {
    const from = fullTable();
    latencies(from, 0);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => Array.from({ length: REPEATS }, (_, i) => latencies(from, 1 + round * REPEATS + i)).flat());
    const p99 = rounds.map((times) => quantile(times, 0.99));
    const p50 = rounds.map((times) => quantile(times, 0.5));
    return {
      measures: [{ name: 'action-p99-ms-large', value: rounded(Math.min(...p99)), unit: 'ms' }],
      notes: [
        `action-p99-ms-large: 200 permanents, 50 triggered abilities on the stack; best of ${ROUNDS} rounds of ${REPEATS * ACTIONS} actions; ${spread(p99)}; median ${rounded(Math.min(...p50))} ms`,
      ],
    };
  },
};
