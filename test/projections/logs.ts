import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, type GameLog, sqliteLog } from '@arbiter/log';
import type { Edition, Entry } from '@arbiter/schema';
import { playedBy } from '../support/games.ts';

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'arbiter-projections-'));
export const logIn = (dataDir: string): GameLog => sqliteLog({ path: join(dataDir, 'log.sqlite'), durability: 'normal' });

export const gameOf = (seed: number, rules: Edition = 'classic'): readonly Entry[] => [...playedBy({ seed, rules })].map(({ entry }) => entry);

export const append = async (log: GameLog, entry: Entry): Promise<void> => {
  const outcome = await log.append(entry.game, entry.index, entry, canonical(entry));
  if (outcome !== 'stored') throw new Error(`entry ${entry.index} of ${entry.game}: ${outcome}`);
};
/** The games' entries in turns, as games go on at the same time. */
export const appendAll = async (log: GameLog, games: readonly (readonly Entry[])[]): Promise<void> => {
  const longest = Math.max(...games.map(({ length }) => length));
  for (let i = 0; i < longest; i++) for (const game of games) if (game[i]) await append(log, game[i] as Entry);
};
