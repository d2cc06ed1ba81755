import type { ServerProcess } from '../../support/serverProcess.ts';
import { type Bench, inDirectory, type Measured, rounded } from '../measure.ts';
import { byHttp, created, metricOf, onSqlite, playOn, seated } from './games.ts';

const GAMES = 10_000;
const AT_ONCE = 16;
const names = { mb: 'idle-games-mb', start: 'idle-games-start-ms', first: 'idle-games-first-action-ms' } as const;

const megabytes = async (server: ServerProcess): Promise<number> => (await metricOf(server, 'process_resident_memory_bytes')) / 1e6;

/** Made as a platform makes them, and then left alone. */
const manyGames = async (server: ServerProcess) => {
  const before = await megabytes(server);
  const one = await created(server, 0);
  const left = Array.from({ length: GAMES - 1 }, (_, n) => n + 1).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const seed of left) await created(server, seed % 100);
    }),
  );
  return { before, after: await megabytes(server), one };
};

const isReady = async ({ url }: ServerProcess): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

const measured = async (DATA_DIR: string): Promise<Measured> => {
  const env = { DATA_DIR, MOST_GAMES: `${2 * GAMES}` };
  const { before, after, one } = await onSqlite(manyGames, { ...env, DURABILITY: 'normal' });
  const began = performance.now();
  return await onSqlite(async (server) => {
    while (!(await isReady(server)));
    const start = performance.now() - began;
    const acting = performance.now();
    await playOn(seated(one, byHttp(server), 0), (index) => index > 0);
    const first = performance.now() - acting;
    return {
      measures: [
        { name: names.mb, value: rounded(after), unit: 'MB' },
        { name: names.start, value: rounded(start), unit: 'ms' },
        { name: names.first, value: rounded(first), unit: 'ms' },
      ],
      notes: [
        `${names.mb}: resident memory of one process after ${GAMES} games were made over HTTP; ${rounded(before)} before the first; ${rounded(await megabytes(server))} after a restart`,
        `${names.start}: from the start of the process until /readyz says yes, all games in its log`,
        `${names.first}: then the first answer in one of them, its question asked for before`,
      ],
    };
  }, env);
};

export const idling: Bench = {
  names: Object.values(names),
  measure: () => inDirectory(measured),
};
