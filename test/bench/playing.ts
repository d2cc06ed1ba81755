import { type Decision, list } from '@arbiter/schema';
import type { Host } from '@arbiter/table';
import { hostOn, inMemory, type Played, playOn, seated, type Timed } from './games.ts';
import { type Bench, cpuSeconds, quantile, ROUNDS, rounded, spread } from './measure.ts';

const FIRST_SEED = 1;
const ROUND_CPU_SECONDS = 4;
const WARM_UP_GAMES = 6;
/** Options beyond this many are not counted. */
const MOST_OPTIONS = 100;

/** What a round of whole games comes to. */
export const figures = ['games-per-cpu-second', 'actions-per-cpu-second', 'action-p50-ms', 'action-p99-ms'] as const;
export type Figure = (typeof figures)[number];
export type Round = Readonly<Record<Figure, number>>;

/** What one game took: CPU-seconds of the whole process, milliseconds of each answer. */
export interface Taken {
  readonly actions: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
}
/** Plays a game from its creation to its end. */
export const playWhole = async (host: Host, seed: number, played: Played): Promise<Taken> => {
  const latencies: number[] = [];
  const began = cpuSeconds();
  const answers = await playOn(await seated(host, seed, played), undefined, (ms) => latencies.push(ms));
  return { actions: 1 + answers, seconds: cpuSeconds() - began, latencies };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const roundOf = (games: readonly Taken[]): Round => {
  const seconds = sum(games.map((game) => game.seconds));
  const latencies = games.flatMap((game) => game.latencies);
  return {
    'games-per-cpu-second': games.length / seconds,
    'actions-per-cpu-second': sum(games.map(({ actions }) => actions)) / seconds,
    'action-p50-ms': quantile(latencies, 0.5),
    'action-p99-ms': quantile(latencies, 0.99),
  };
};

/** Whole games, the same ones in every round, until the time is up. */
const playedRound = async (played: Played): Promise<readonly Taken[]> => {
  const host = hostOn(inMemory());
  const games: Taken[] = [];
  const began = cpuSeconds();
  while (cpuSeconds() - began < ROUND_CPU_SECONDS) games.push(await playWhole(host, FIRST_SEED + games.length, played));
  return games;
};

const optionsOf = (decision: Decision): number =>
  decision.kind === 'priority' ? decision.space.options.length + 1 : list(decision as never, MOST_OPTIONS).length;

/** What the games are made of; also warms the code up. */
const counted = async (played: Played): Promise<string> => {
  let [answers, passes, options] = [0, 0, 0];
  const count: Timed = (_, decision, passed) => {
    answers++;
    options += optionsOf(decision);
    if (passed) passes++;
  };
  const host = hostOn(inMemory());
  for (let i = 0; i < WARM_UP_GAMES; i++) await playOn(await seated(host, FIRST_SEED + i, played), undefined, count);
  return `${rounded(answers / WARM_UP_GAMES)} answers a game, ${rounded((100 * passes) / answers)} % of them passes; ${rounded(options / answers)} options a question on average (counted up to ${MOST_OPTIONS})`;
};

export const unitOf = (name: string): string => (name.endsWith('-ms') ? 'ms' : '1/s');
const best = (name: string, values: readonly number[]): number => rounded(unitOf(name) === 'ms' ? Math.min(...values) : Math.max(...values));

/** The wanted figures of games that are played so; `suffix` tells their names from those of other games. */
const playingAs = (played: Played, wanted: readonly Figure[], suffix = ''): Bench => ({
  names: wanted.map((figure) => figure + suffix),
  async measure() {
    const notes = [await counted(played)];
    const rounds: (readonly Taken[])[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await playedRound(played));
    const measures = wanted.map((figure) => {
      const values = rounds.map((games) => roundOf(games)[figure]);
      const name = figure + suffix;
      notes.push(`${name}: best of ${ROUNDS} rounds of ${rounds[0]?.length} games; ${spread(values)}`);
      return { name, value: best(name, values), unit: unitOf(name) };
    });
    return { measures, notes };
  },
});

export const playing = playingAs({}, figures);
export const playingFour = playingAs({ players: 4 }, ['games-per-cpu-second'], '-4p');
