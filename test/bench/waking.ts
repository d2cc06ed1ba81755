import type { Storage } from '@arbiter/log';
import { fold } from '@arbiter/rules';
import type { Entry } from '@arbiter/schema';
import { Table, verify } from '@arbiter/table';
import { groundOn } from '../support/ground.ts';
import { hostOn, inMemory, playOn, seated } from './games.ts';
import { type Bench, cpuSeconds, ROUNDS, rounded, spread } from './measure.ts';

const ENTRIES = 1000;
const MOST_SEEDS = 60;
const FOLD_CPU_SECONDS = 1;

interface Long {
  readonly storage: Storage;
  readonly game: string;
}
/** The first so many entries of the first game that is long enough: a modern one, since by chance nobody lives that long where mana burns. */
const longGame = async (): Promise<Long> => {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const storage = inMemory();
    const playing = await seated(hostOn(storage), seed, { rules: 'modern' });
    const actions = await playOn(playing, ENTRIES - 1);
    if (actions === ENTRIES - 1) return { storage, game: playing.table.game };
  }
  throw new Error(`none of ${MOST_SEEDS} games had ${ENTRIES} entries`);
};

const wake = async ({ storage, game }: Long): Promise<void> => {
  const seen = await new Table(groundOn(storage), game).look();
  if (seen === null || 'reason' in seen) throw new Error(`game ${game}: ${seen?.reason ?? 'gone'}`);
};
const wakeVerified = async (long: Long): Promise<void> => {
  const ground = groundOn(long.storage);
  const verdict = await verify({ lines: ground.log.read(long.game), engine: ground.engine, keys: ground.keysOf(long.game), seed: null });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  await wake(long);
};
const timed = async (work: () => Promise<void>): Promise<readonly number[]> => {
  await work();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
};

const foldRate = (entries: readonly Entry[]): number => {
  const events = entries.reduce((sum, entry) => sum + entry.batches.reduce((n, batch) => n + batch.length, 0), 0);
  const began = cpuSeconds();
  let folded = 0;
  while (cpuSeconds() - began < FOLD_CPU_SECONDS) {
    fold(entries);
    folded += events;
  }
  return folded / (cpuSeconds() - began);
};

export const waking: Bench = {
  names: ['wake-ms', 'wake-verified-ms', 'fold-events-per-second'],
  async measure() {
    const long = await longGame();
    const wakes = await timed(() => wake(long));
    const verified = await timed(() => wakeVerified(long));
    const entries: Entry[] = [];
    for await (const { entry } of long.storage.log.read(long.game)) entries.push(entry);
    const folds = Array.from({ length: ROUNDS }, () => foldRate(entries));
    return {
      measures: [
        { name: 'wake-ms', value: rounded(Math.min(...wakes)), unit: 'ms' },
        { name: 'wake-verified-ms', value: rounded(Math.min(...verified)), unit: 'ms' },
        { name: 'fold-events-per-second', value: rounded(Math.max(...folds)), unit: '1/s' },
      ],
      notes: [
        `wake-ms: a game of ${ENTRIES} entries, from stored bytes to its open question; best of ${ROUNDS}; ${spread(wakes)}`,
        `wake-verified-ms: the same after every hash and digest was checked; best of ${ROUNDS}; ${spread(verified)}`,
        `fold-events-per-second: per CPU-second, decoded entries; best of ${ROUNDS}; ${spread(folds)}`,
      ],
    };
  },
};
