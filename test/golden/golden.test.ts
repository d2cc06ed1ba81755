import { statSync } from 'node:fs';
import { canonical, keysOf } from '@arbiter/log';
import { decisionOf, Diverged, fold, gameOf, type Position, wake } from '@arbiter/rules';
import type { Edition, Entry } from '@arbiter/schema';
import { awaitedOf, engineHash, verify } from '@arbiter/table';
import { afterAll, describe, expect, it } from 'vitest';
import { master } from '../support/games.ts';
import { exportedIn, finishedFile, linesIn, openRunFile, openRuns } from './games.ts';

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

describe('an open run of an earlier build', () => {
  const outcomes: string[] = [];
  afterAll(() => { console.log(outcomes.toSorted().join('\n')); });

  it.each(openRuns())('%s wakes to its question', (name) => {
    const entries = entriesIn(openRunFile(name));
    const newest = entries.at(-1) as Entry;
    const { awaited } = newest.then;
    expect(awaited).not.toBeNull();
    expect(fold(entries).result).toBeNull();
    const position = wakes(entries, keysOf(master, newest.game).seed);
    const now = position && awaitedOf(position);
    const same = position !== null && canonical(gameOf(position)) === canonical(fold(entries)) && canonical(now) === canonical(awaited);
    outcomes.push(`${name}: ${awaited?.kind} of entry ${newest.index} ${same ? 'is asked again as it was' : position ? 'is asked again with other options' : 'diverges and has to be asked afresh'}`);
    if (same) return;
    expect(newest.engine, 'this very build does not come to the question it put').not.toBe(engine);
    if (position) expect({ seat: decisionOf(position)?.seat, kind: decisionOf(position)?.kind }).toEqual({ seat: awaited?.seat, kind: awaited?.kind });
  });

  it.each(openRuns())('%s verifies', async (name) => {
    const lines = linesIn(openRunFile(name));
    expect(await verify({ lines, engine, keys: null, seed: null })).toMatchObject({ ok: true, entries: lines.length, firstBad: null });
  });
});

describe.each(['classic', 'modern'] as const satisfies readonly Edition[])('the golden %s game', (rules) => {
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
  const files = [...openRuns().map(openRunFile), finishedFile('classic'), finishedFile('modern')];
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(300_000);
});
