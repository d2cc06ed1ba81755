import { canonical, keysOf } from '@arbiter/log';
import { act, decisionOf, gameOf, wake } from '@arbiter/rules';
import type { Edition, Entry, Game } from '@arbiter/schema';
import { entryThen } from '@arbiter/table';
import { describe, expect, it } from 'vitest';
import { gameId, master, mustDo, playedBy, playerCounts, type Step, teamFormats } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';

/** Of each number of players. */
const GAMES = 1;
/** A wake folds the whole log, so of a long game every entry up to this one is tried, and so many of the rest. */
const [EVERY, REST] = [150, 80];
const tried = (index: number, of: number): boolean => index < EVERY || index % Math.max(1, Math.ceil((of - EVERY) / REST)) === 0;

const wokenAt = (steps: readonly Step[], at: number, seed: string): void => {
  const step = steps[at] as Step;
  const next = steps[at + 1];
  const entries: readonly Entry[] = steps.slice(0, at + 1).map((s) => s.entry);
  const woken = wake(entries, seed);
  expect(canonical(decisionOf(woken))).toBe(canonical(decisionOf(step.outcome.position)));
  expect(canonical(entryThen(woken))).toBe(canonical(step.entry.then));
  if (!next) return;
  const again = mustDo(act(woken, next.action), next.action);
  expect(canonical(again.batches)).toBe(canonical(next.outcome.batches));
  expect(canonical(entryThen(again.position))).toBe(canonical(next.entry.then));
};
/** The order of a record's keys, and identity, must not matter: the position is made again out of its own canonical bytes. */
const throughJson = (step: Step, next: Step): void => {
  const { snapshot, ...rest } = step.outcome.position;
  const plain = <T>(value: T): T => JSON.parse(canonical(value)) as T;
  const run = snapshot.context.run && {
    ...snapshot.context.run,
    base: plain<Game>(snapshot.context.run.base),
    states: null,
    inputs: plain(snapshot.context.run.inputs),
    batches: plain(snapshot.context.run.batches),
  };
  const again = {
    ...rest,
    snapshot: { ...snapshot, context: { ...snapshot.context, game: plain(snapshot.context.game), run } },
  } as Step['outcome']['position'];
  const result = mustDo(act(again, next.action), next.action);
  expect(canonical(result.batches)).toBe(canonical(next.outcome.batches));
};

describe.each(['classic', 'modern'] as const satisfies readonly Edition[])('a %s game', (rules) => {
  const cases = [...playerCounts.map((players) => [players, undefined] as const), ...teamFormats].flatMap(([players, format]) =>
    seedsOf(runs(GAMES)).map((seed) => [players, format, seed] as const),
  );
  it.for(cases)('wakes at its entries from log and key alone (%i players, format %s, seed %i)', { timeout: 300_000 }, ([players, format, seed], { task }) => {
    task.meta.seed = seed;
    const steps = [...playedBy({ seed, rules, players, ...(format ? { format } : {}), decks: 'drawn', concedes: 400, whims: 60, eager: seed % 2 === 0 })];
    const key = keysOf(master, gameId(seed)).seed;
    steps.forEach((step, at) => {
      if (!tried(at, steps.length)) return;
      wokenAt(steps, at, key);
      const next = steps[at + 1];
      if (next && step.outcome.position.began) throughJson(step, next);
    });
    expect(gameOf((steps.at(-1) as Step).outcome.position).result).not.toBeNull();
  });
});
