import { openStorage } from '@arbiter/log';
import type { Host } from '@arbiter/table';
import { hostOn, playOn, type Seated, seated } from './games.ts';
import { type Bench, inDirectory, type Measured, rounded } from './measure.ts';

/** Games that lived here from their first action on, and for each so many tables that were woken from the log. */
const LIVED = 250;
const WOKEN_EACH = 3;
/** Mid-game: between so many actions. */
const [LEAST, MOST] = [80, 200];
const name = 'live-game-kb';

const heap = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1000;
};

const live = async (host: Host): Promise<readonly string[]> => {
  const games: string[] = [];
  for (let seed = 1; games.length < LIVED; seed++) {
    const playing: Seated = await seated(host, seed);
    const most = LEAST + ((seed * 37) % (MOST - LEAST));
    if ((await playOn(playing, most)) < most) playing.table.passivate();
    else games.push(playing.table.game);
  }
  return games;
};

/** Entries lie on disk, so that the heap holds the tables alone. */
const measured = async (dataDir: string): Promise<Measured> => {
  const storage = await openStorage('sqlite', { dataDir, durability: 'normal' });
  await playOn(await seated(hostOn(storage), 0));
  const host = hostOn(storage);
  const others = Array.from({ length: WOKEN_EACH }, () => hostOn(storage));
  const before = heap();
  const games = await live(host);
  const lived = heap();
  for (const other of others) for (const game of games) await other.table(game).look();
  const after = heap();
  const tables = LIVED * (1 + WOKEN_EACH);
  const value = (after - before) / tables;
  const awake = host.awake + others.reduce((sum, other) => sum + other.awake, 0);
  await storage.log.close();
  await storage.beside.close();
  return {
    measures: [{ name, value: rounded(value), unit: 'kB' }],
    notes: [
      `${name}: heap after GC of ${tables} tables in mid-game (${awake} in their hosts): ${rounded((lived - before) / LIVED)} for ${LIVED} played here, ${rounded((after - lived) / (LIVED * WOKEN_EACH))} for ${LIVED * WOKEN_EACH} woken from the log`,
    ],
  };
};

export const living: Bench = {
  names: [name],
  async measure() {
    if (!globalThis.gc) return { measures: [{ name, value: null, unit: 'kB', why: 'run node with --expose-gc' }], notes: [] };
    return await inDirectory(measured);
  },
};
