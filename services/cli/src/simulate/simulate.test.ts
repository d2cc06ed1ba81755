import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckProblems } from '@arbiter/cards';
import type { Entry, Setup } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, lineCount, run } from '../testCli.ts';
import type { Counts, Summary } from './tally.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-simulate-'));
const arbiter = (...args: readonly string[]) => run({ DATA_DIR: dataDir, MASTER_KEY: '', DURABILITY: 'normal' }, ...args);
const simulated = async (...args: readonly string[]): Promise<Summary> => json<Summary>(await arbiter('simulate', '--seed', '11', '--json', ...args));
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

const setupOf = async (id: string): Promise<Setup> => {
  const { out } = await arbiter('export', id);
  const { action } = JSON.parse(out.slice(0, out.indexOf('\n'))) as Entry;
  return action.kind === 'create' ? action.setup : expect.fail(`${id} begins with ${action.kind}`);
};
const decksOf = ({ decks }: Setup): readonly (readonly string[])[] => Object.values(decks).map(({ main }) => main);

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('arbiter simulate', () => {
  let summary: Summary;
  beforeAll(async () => {
    summary = await simulated('--games', '2', '--rules', 'both', '--players', '3');
  });

  it('plays half of the games by each edition, all to their end', () => {
    const { byEdition, ...all } = summary;
    expect(Object.keys(summary)).toEqual(['games', 'finished', 'draws', 'wins', 'endings', 'seconds', 'gamesPerSecond', 'actions', 'ids', 'byEdition']);
    expect(Object.keys(byEdition)).toEqual(['classic', 'modern']);
    const parts: readonly Counts[] = Object.values(byEdition);
    for (const part of parts) expect(part).toMatchObject({ games: 1, finished: 1 });
    expect(all).toMatchObject({ games: 2, finished: 2 });
    for (const key of ['finished', 'draws', 'actions'] as const) expect(sum(parts.map((part) => part[key])), key).toBe(all[key]);
  });

  it('counts one seat as the winner of each game that is no draw', () => {
    expect(Object.keys(summary.wins)).toEqual(['A', 'B', 'C']);
    expect(sum(Object.values(summary.wins)) + summary.draws).toBe(2);
    expect(sum(Object.values(summary.endings))).toBe(2);
  });

  it('plays with drawn decks, the same ones for the same seed', async () => {
    const [first, second] = await Promise.all(summary.ids.map(setupOf));
    if (!first || !second) expect.fail('two games were played');
    expect([first, second].map(({ format, attack, seats }) => `${seats.length} ${format}, ${attack}`)).toEqual(Array(2).fill('3 free-for-all, multiple'));
    const drawn = [...decksOf(first), ...decksOf(second)];
    for (const main of drawn) expect(deckProblems({ main, sideboard: [] }, 'limited')).toEqual([]);
    expect(new Set(drawn.map((main) => main.join())).size).toBe(6);
    const again = await simulated('--games', '1', '--players', '2');
    const duel = await setupOf(again.ids[0] as string);
    expect(duel.format).toBe('duel');
    expect(decksOf(duel)).toEqual(decksOf(first).slice(0, 2));
  });

  it('takes four players', async () => {
    const { code, out, err } = await arbiter('simulate', '--games', '1', '--players', '4', '--log', 'memory', '--seed', '5');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^1 of 1 games finished .*; wins: A \d, B \d, C \d, D \d; draws: \d\n/);
  });

  it('shows each edition where both were played', async () => {
    const { code, out, err } = await arbiter('simulate', '--games', '2', '--rules', 'both', '--log', 'memory', '--seed', '5');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\nclassic: 1 of 1 games finished .*\nmodern: 1 of 1 games finished .*\nseed 5;/);
  });

  it.each([
    [['--players', '1'], '--players is "1"; it takes a whole number from 2 to 4'],
    [['--players', '5'], '--players is "5"; it takes a whole number from 2 to 4'],
    [['--players', '2.5'], '--players is "2.5"; it takes a whole number from 2 to 4'],
    [['--games', '-3'], '--games is "-3"; it takes a whole number from 1'],
    [['--seed', ''], '--seed is ""; it takes a whole number from 0'],
    [['--rules', 'ancient'], 'there are no rules "ancient"; known: classic, modern, both'],
  ])('%j is refused in one line', async (args, says) => {
    const { code, out, err } = await arbiter('simulate', ...args);
    expect({ code, out, err: err.trimEnd(), lines: lineCount(err) }).toEqual({ code: 2, out: '', err: `arbiter: ${says}`, lines: 1 });
  });
});
