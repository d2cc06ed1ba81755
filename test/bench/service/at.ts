import { Arbiter, httpTransport } from '@arbiter/client';
import { JUDGE, type ServerProcess } from '../../support/serverProcess.ts';
import { type Bench, inDirectory, type Measured, median, rounded, spread } from '../measure.ts';
import { byHttp, created, onSqlite, playOn, seated } from './games.ts';

const name = 'at-ms';
const GAMES = 7;
const [AT, ENTRIES] = [500, 1000];

/** Games of that length, whoever wins. */
const longGames = async (server: ServerProcess): Promise<readonly string[]> => {
  const games: string[] = [];
  for (let seed = 1; games.length < GAMES; seed++) {
    const made = await created(server, seed, 'modern');
    const newest = await playOn(seated(made, byHttp(server), seed), (index) => index >= ENTRIES);
    if (newest >= ENTRIES) games.push(made.game);
  }
  return games;
};

const asked = async ({ url }: ServerProcess, game: string): Promise<number> => {
  const judge = new Arbiter(httpTransport(url), { token: JUDGE });
  const began = performance.now();
  await judge.game(game).view({ at: AT });
  return performance.now() - began;
};

const measured = async (DATA_DIR: string): Promise<Measured> => {
  const games = await onSqlite(longGames, { DATA_DIR, DURABILITY: 'normal' });
  return await onSqlite(
    async (server) => {
      const times: number[] = [];
      for (const game of games) times.push(await asked(server, game));
      const again = await asked(server, games[0] as string);
      const [first, ...counted] = times as [number, ...number[]];
      return {
        measures: [{ name, value: rounded(median(counted)), unit: 'ms' }],
        notes: [
          `${name}: view at entry ${AT} of a game of ${ENTRIES}, over HTTP, median of ${counted.length} games of which nothing was in memory; ${spread(counted)}; ${rounded(first)} for the first after a start, ${rounded(again)} when asked again`,
        ],
      };
    },
    { DATA_DIR },
  );
};

export const lookingBack: Bench = {
  names: [name],
  measure: () => inDirectory(measured),
};
