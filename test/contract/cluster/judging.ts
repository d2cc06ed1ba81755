import type { GameLog, Stored } from '@arbiter/log';
import { expect } from 'vitest';
import type { Account } from './writers.ts';

const told = ({ acknowledged }: Account, game: string) => acknowledged.filter((one) => one.game === game);

export async function readAll(log: GameLog, game: string): Promise<readonly Stored[]> {
  const found: Stored[] = [];
  for await (const stored of log.read(game)) found.push(stored);
  return found;
}

/** One chain without a gap; what was acknowledged is there as it was, each place to one writer; and nothing is there that nobody was told of. */
export function holds(game: string, entries: readonly Stored[], account: Account): void {
  expect(entries.map(({ index }) => index)).toEqual([...entries.keys()]);
  for (const [i, { entry }] of entries.entries()) if (i > 0) expect(entry.prevHash, `entry ${i} of ${game}`).toBe(entries[i - 1]?.entry.hash);
  const mine = told(account, game);
  for (const { index, hash, writer } of mine) expect(entries[index]?.entry.hash, `entry ${index} of ${game}, acknowledged to ${writer}`).toBe(hash);
  expect(new Set(mine.map(({ index }) => index)).size, 'a place was acknowledged to two').toBe(mine.length);
  expect(new Set(entries.map(({ entry }) => entry.action.actionId)).size, 'an action is there twice').toBe(entries.length);
  expect(entries.length, 'an entry is there that nobody was told of').toBe(mine.length);
}

/** The longest time, in milliseconds, that one of the games stood still between two moments. */
export function longestPause(games: readonly string[], account: Account, from: number, to: number): number {
  const pauses = games.flatMap((game) => {
    const times = [from, ...told(account, game).flatMap(({ at }) => (at > from && at < to ? [at] : [])), to];
    return times.slice(1).map((at, i) => at - (times[i] as number));
  });
  return Math.round(Math.max(...pauses));
}
