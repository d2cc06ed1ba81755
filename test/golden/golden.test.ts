import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { canonical, keysOf } from '@arbiter/log';
import { Diverged, fold, gameOf, type Position, wake } from '@arbiter/rules';
import type { Entry } from '@arbiter/schema';
import { awaitedOf, engineHash, verify } from '@arbiter/table';
import { afterAll, describe, expect, it } from 'vitest';
import { master } from '../support/games.ts';
import { exportedIn, finishedFile, linesIn, openRunFile, openRuns } from './games.ts';
import { finished, wishes } from './wishes.ts';

const engine = engineHash();
const entriesIn = (file: string): readonly Entry[] => exportedIn(file).map(({ entry }) => entry);
const wakes = (entries: readonly Entry[], seed: string): Position | null => {
  try {
    return wake(entries, seed);
  } catch (error) {
    if (error instanceof Diverged) return null;
    throw error;
  }
};

/** What became of a question: put again as it was, put again with other options, or not come to any more. */
type Outcome = 'as it was' | 'with other options' | 'diverged';
const outcomeOf = (entries: readonly Entry[], { awaited }: Entry['then']): Outcome => {
  const newest = entries.at(-1) as Entry;
  const position = wakes(entries, keysOf(master, newest.game).seed);
  const now = position && awaitedOf(position);
  if (position && canonical(gameOf(position)) === canonical(fold(entries)) && canonical(now) === canonical(awaited)) return 'as it was';
  expect(newest.engine, `entry ${newest.index}: this very build does not come to the question it put`).not.toBe(engine);
  if (now) expect({ seat: now.seat, kind: now.kind }).toEqual({ seat: awaited?.seat, kind: awaited?.kind });
  return position ? 'with other options' : 'diverged';
};
const files = [...openRuns().map(openRunFile), ...finished.map(({ name }) => finishedFile(name))];

describe('the open runs of earlier builds', () => {
  const counts = new Map<string, number>();
  afterAll(() => {
    console.log(
      `questions asked again: ${[...counts]
        .toSorted()
        .map(([what, n]) => `${what} ${n}`)
        .join(', ')}`,
    );
  });

  it.each(files.map((file) => [basename(file), file]))('%s: each wakes to its question', (_, file) => {
    const entries = entriesIn(file);
    for (const entry of entries) {
      const until = entries.slice(0, entry.index + 1);
      const { awaited } = entry.then;
      if (awaited === null) expect(fold(until).result).not.toBeNull();
      else {
        const what = `${awaited.kind} ${outcomeOf(until, entry.then)}`;
        counts.set(what, (counts.get(what) ?? 0) + 1);
      }
    }
  });

  it('are those of the list, each with its question open', () => {
    const kinds = openRuns().map((name) => entriesIn(openRunFile(name)).at(-1)?.then.awaited?.kind);
    expect(kinds).not.toContain(undefined);
    expect(openRuns()).toEqual(wishes.map(({ name }) => name).toSorted());
  });

  it.each(openRuns())('%s verifies', async (name) => {
    const lines = linesIn(openRunFile(name));
    expect(await verify({ lines, engine, keys: null, seed: null })).toMatchObject({ ok: true, entries: lines.length, firstBad: null });
  });
});

describe.each(finished.map(({ name }) => name))('the golden %s game', (rules) => {
  it('folds to its end', () => {
    const entries = entriesIn(finishedFile(rules));
    const ended = entries.at(-1)?.batches.flat().at(-1);
    expect(ended?.type).toBe('GameEnded');
    const { result } = fold(entries);
    expect(result && { winners: result.winners, draw: result.draw }).toEqual(ended?.type === 'GameEnded' ? { winners: ended.winners, draw: ended.draw } : null);
  });

  it('verifies, and is carried out again if this build made it', async () => {
    const exported = exportedIn(finishedFile(rules));
    const verdict = await verify({ lines: linesIn(finishedFile(rules)), engine, keys: null, seed: exported.at(-1)?.reveal?.seed ?? null });
    expect(verdict).toMatchObject({ ok: true, entries: exported.length, firstBad: null });
    expect(verdict.reexecuted).toBe(exported[0]?.entry.engine === engine ? exported.length : 0);
  });
});

it('stays small', () => {
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(500_000);
});
