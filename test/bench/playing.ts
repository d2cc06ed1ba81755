import { type Decision, list } from '@arbiter/schema';
import { hostOn, inMemory, playOn, seated, type Timed } from './games.ts';
import { type Bench, cpuSeconds, quantile, ROUNDS, rounded, spread } from './measure.ts';

const FIRST_SEED = 1;
const ROUND_CPU_SECONDS = 4;
/** Options beyond this many are not counted. */
const MOST_OPTIONS = 100;

interface Round {
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
}

/** Whole games, the same ones in every round, until the time is up. */
const round = async (): Promise<Round> => {
  const host = hostOn(inMemory());
  const latencies: number[] = [];
  const began = cpuSeconds();
  let games = 0;
  let actions = 0;
  while (cpuSeconds() - began < ROUND_CPU_SECONDS) {
    const playing = await seated(host, FIRST_SEED + games++);
    actions += 1 + (await playOn(playing, undefined, (ms) => latencies.push(ms)));
  }
  return { games, actions, seconds: cpuSeconds() - began, latencies };
};

const optionsOf = (decision: Decision): number =>
  decision.kind === 'priority' ? decision.space.options.length + 1 : list(decision as never, MOST_OPTIONS).length;

/** What the games are made of; also warms the code up. */
const counted = async (): Promise<string> => {
  let [answers, passes, options] = [0, 0, 0];
  const count: Timed = (_, decision, passed) => {
    answers++;
    options += optionsOf(decision);
    if (passed) passes++;
  };
  const host = hostOn(inMemory());
  const games = 6;
  for (let i = 0; i < games; i++) await playOn(await seated(host, FIRST_SEED + i), undefined, count);
  return `${rounded(answers / games)} answers a game, ${rounded((100 * passes) / answers)} % of them passes; ${rounded(options / answers)} options a question on average (counted up to ${MOST_OPTIONS})`;
};

export const playing: Bench = {
  names: ['games-per-cpu-second', 'actions-per-cpu-second', 'action-p50-ms', 'action-p99-ms'],
  async measure() {
    const notes = [await counted()];
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await round());
    const per = {
      'games-per-cpu-second': rounds.map((r) => r.games / r.seconds),
      'actions-per-cpu-second': rounds.map((r) => r.actions / r.seconds),
      'action-p50-ms': rounds.map((r) => quantile(r.latencies, 0.5)),
      'action-p99-ms': rounds.map((r) => quantile(r.latencies, 0.99)),
    };
    const best = (values: readonly number[], unit: string): number => rounded(unit === 'ms' ? Math.min(...values) : Math.max(...values));
    const measures = Object.entries(per).map(([name, values]) => {
      const unit = name.endsWith('-ms') ? 'ms' : '1/s';
      notes.push(`${name}: best of ${ROUNDS} rounds of ${rounds[0]?.games} games; ${spread(values)}`);
      return { name, value: best(values, unit), unit };
    });
    return { measures, notes };
  },
};
