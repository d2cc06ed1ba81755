import { gameOf, thenOf } from '@arbiter/rules';
import type { Edition } from '@arbiter/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { playedBy, playerCounts, type Step, teamFormats } from '../support/games.ts';
import { Invariants } from '../support/invariants.ts';
import { runs, seedsOf } from '../support/runs.ts';

/** Of each number of players. */
const GAMES = 2;
const counted = (into: Map<string, number>, more: ReadonlyMap<string, number>): void => {
  for (const [key, n] of more) into.set(key, (into.get(key) ?? 0) + n);
};
const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');

describe.each(['classic', 'modern'] as const satisfies readonly Edition[])('random %s games', (rules) => {
  const asked = new Map<string, number>();
  const states = new Map<string, number>();
  const endings = new Map<string, number>();
  let refused = 0;
  afterAll(() => {
    console.log(`${rules}: asked ${told(asked)}\n${rules}: rested in ${told(states)}\n${rules}: ended by ${told(endings)}; ${refused} wrong actions refused`);
  });

  const cases = [...playerCounts.map((players) => [players, undefined] as const), ...teamFormats].flatMap(([players, format]) =>
    seedsOf(runs(format ? 1 : GAMES)).map((seed) => [players, format, seed] as const),
  );
  it.for(cases)('keep every invariant at every entry (%i players, format %s, seed %i)', { timeout: 300_000 }, ([players, format, seed], { task }) => {
    task.meta.seed = seed;
    const invariants = new Invariants();
    let last: Step | null = null;
    for (const step of playedBy({ seed, rules, players, ...(format ? { format } : {}), decks: 'drawn', concedes: 1200, whims: 80, eager: seed % 2 === 0 })) {
      invariants.check(step);
      const value = JSON.stringify(thenOf(step.outcome.position).value);
      states.set(value, (states.get(value) ?? 0) + 1);
      for (const e of step.outcome.batches.flat()) if (e.type === 'PlayerLost') endings.set(e.why, (endings.get(e.why) ?? 0) + 1);
      last = step;
    }
    counted(asked, invariants.kinds);
    refused += invariants.refused;
    expect(gameOf((last as unknown as Step).outcome.position).result).not.toBeNull();
  });
});
