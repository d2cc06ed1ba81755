import { exportLines, keysOf } from '@arbiter/log';
import type { Edition, Seat } from '@arbiter/schema';
import { type Verdict, verify } from '@arbiter/table';
import { ENGINE, gameId, master, playedBy, playerCounts, type Step, seatsFor } from '../../support/games.ts';
import type { Original } from './forger.ts';

const OF = 2;
/** Most end early, by concessions; the more there are who must concede, the sooner they do. */
const CONCEDES = 250;

/** Forgers need a game to choose an entry from. */
const SHORTEST = 60;

/** A game by its actions, and as it is exported. */
export interface Played extends Original {
  readonly seed: number;
  readonly seats: readonly Seat[];
  readonly steps: readonly Step[];
}
const played = (seed: number, rules: Edition, players: number): Omit<Played, 'lines'> => {
  const concedes = Math.ceil(CONCEDES / (players - 1) ** 2);
  const steps = [...playedBy({ seed, rules, players, decks: 'drawn', concedes, whims: 80, eager: seed % 2 === 0 })];
  return { seed, seats: seatsFor(players), steps, entries: steps.map((step) => step.entry), keys: keysOf(master, gameId(seed)) };
};
/** From this seed on, the first that is not over too soon. */
const longEnough = (seed: number, rules: Edition, players: number): Omit<Played, 'lines'> => {
  const game = played(seed, rules, players);
  return game.entries.length >= SHORTEST ? game : longEnough(seed + 1, rules, players);
};
const exported = async (game: Omit<Played, 'lines'>): Promise<Played> => {
  const lines: string[] = [];
  for await (const line of exportLines(
    game.entries.map((entry) => ({ entry })),
    { saltKey: game.keys.saltKey, reveal: { seed: game.keys.seed, keyId: game.keys.keyId } },
  ))
    lines.push(line);
  return { ...game, lines };
};
const editions = ['classic', 'modern'] as const satisfies readonly Edition[];
/** The shortest of several games each time: every forgery has its game verified from the beginning. */
export const sampled = (seed: number, count: number): Promise<readonly Played[]> =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const [rules, players] = [editions[n % editions.length] as Edition, playerCounts[n % playerCounts.length] as number];
      const several = Array.from({ length: OF }, (_, i) => longEnough(seed + n * OF + i, rules, players));
      return exported(several.reduce((a, b) => (b.entries.length < a.entries.length ? b : a)));
    }),
  );

type Lines = Parameters<typeof verify>[0]['lines'];
/** With a seed the actions are carried out again. */
export const ofStored = (lines: Lines, { keys }: Played, seed: string | null = keys.seed): Promise<Verdict> => verify({ lines, engine: ENGINE, keys, seed });
export const ofExport = (lines: Lines, { keys }: Played, seed: string | null = keys.seed): Promise<Verdict> =>
  verify({ lines, engine: ENGINE, keys: null, seed });
export const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');
export const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export const why = (verdict: Verdict): string => verdict.firstBad?.why.split(':')[0] ?? 'not found';
