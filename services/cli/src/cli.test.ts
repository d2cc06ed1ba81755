import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, lineCount, type Ran, run, started } from './testCli.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-cli-'));
const inDataDir = (name: string): string => join(dataDir, name);

const envOf = (masterKey: string): NodeJS.ProcessEnv => ({ DATA_DIR: dataDir, MASTER_KEY: masterKey, DURABILITY: 'normal' });
const arbiter = async (...args: readonly string[]): Promise<Ran> => under('', ...args);
const under = async (masterKey: string, ...args: readonly string[]): Promise<Ran> => run(envOf(masterKey), ...args);
const sum = (counts: unknown): number => Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0);

let simulated: Record<string, unknown>;
let game: string;
let lines: readonly string[];
beforeAll(async () => {
  simulated = json(await arbiter('simulate', '--games', '2', '--seed', '5', '--json'));
  [game] = simulated['ids'] as [string];
  lines = (await arbiter('export', game)).out.trimEnd().split('\n');
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

describe('arbiter simulate', () => {
  it('tells as JSON how the games went', () => {
    expect(Object.keys(simulated)).toEqual(['games', 'finished', 'draws', 'wins', 'endings', 'seconds', 'gamesPerSecond', 'actions', 'ids', 'byEdition']);
    expect(Object.keys(simulated['byEdition'] as object)).toEqual(['classic']);
    expect(simulated).toMatchObject({ games: 2, finished: 2 });
    expect((simulated['draws'] as number) + sum(simulated['wins'])).toBe(2);
    expect(sum(simulated['endings'])).toBe(2);
    for (const key of ['seconds', 'gamesPerSecond', 'actions']) expect(simulated[key], key).toBeGreaterThan(0);
    for (const id of simulated['ids'] as string[]) expect(id).toMatch(/^[a-z0-9]{26}$/);
  });

  it('needs no storage', async () => {
    const { code, out, err } = await arbiter('simulate', '--games', '1', '--log', 'memory', '--rules', 'modern', '--seed', '7');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('1 of 1 games finished');
    expect(out).toContain('seed 7;');
  });
});

describe('arbiter replay', () => {
  it('tells a game event by event, each with its rule, and shows its end', async () => {
    const { code, out } = await arbiter('replay', game);
    expect(code).toBe(0);
    expect(out).toMatch(/^entry 0: create\n {2}\[2008:101\.1\] GameCreated/);
    expect(out).toContain(`entry ${lines.length - 1}: `);
    expect(out).toMatch(/(Won by [AB]\.|The game is a draw\.)\n$/);
  });

  it('shows the position after an entry', async () => {
    const { code, out } = await arbiter('replay', game, '--at', '40');
    expect({ code, entries: out.includes('entry 0') }).toEqual({ code: 0, entries: false });
    expect(out).toMatch(/^turn \d+ of [AB], /);
    const view = json(await arbiter('replay', game, '--at', '40', '--json'));
    expect(view).toMatchObject({ id: game });
    expect(out).toContain(`turn ${(view['turn'] as { number: number }).number} of`);
  });
});

describe('arbiter export and verify', () => {
  const shape = ['game', 'entries', 'reexecuted', 'ok', 'firstBad'];
  const written = (name: string, content: readonly string[]): string => {
    const file = inDataDir(name);
    writeFileSync(file, `${content.join('\n')}\n`);
    return file;
  };
  const headOf = (line: string | undefined): string => {
    const { index, hash } = JSON.parse(line ?? '') as { index: number; hash: string };
    return `${index}:${hash}`;
  };
  /** The same text with another letter or digit at a place. */
  const otherAt = (line: string, at: number): string => `${line.slice(0, at)}${line[at] === '0' ? '1' : '0'}${line.slice(at + 1)}`;

  it('accept a stored game and its export', async () => {
    const entries = lines.length;
    for (const what of [game, written('whole.ndjson', lines)]) {
      const ran = await arbiter('verify', what, '--head', headOf(lines.at(-1)), '--json');
      expect({ code: ran.code, err: ran.err, lines: lineCount(ran.out) }).toEqual({ code: 0, err: '', lines: 1 });
      expect(Object.keys(json(ran))).toEqual(shape);
      expect(json(ran)).toEqual({ game, entries, reexecuted: entries, ok: true, firstBad: null });
    }
    const told = await arbiter('verify', game);
    expect(told.code).toBe(0);
    expect(told.out).toContain(`all ${entries} entries hold`);
    expect(told.out).toContain('Without a kept head');
  });

  it('name the line that was changed', async () => {
    const middle = Math.floor(lines.length / 2);
    const seedAt = lines.at(-1)?.indexOf('"seed":"') ?? -1;
    expect(seedAt).toBeGreaterThan(0);
    const changes: readonly (readonly [index: number, at: number])[] = [
      [0, 100],
      [middle, 60],
      [lines.length - 1, seedAt + '"seed":"'.length],
    ];
    for (const [index, at] of changes) {
      const ran = await arbiter('verify', written('changed.ndjson', lines.with(index, otherAt(lines[index] as string, at))), '--json');
      expect({ code: ran.code, ...json(ran) }).toMatchObject({ code: 1, ok: false, entries: index, firstBad: { index } });
    }
  });

  it('miss a tail that was cut off', async () => {
    const kept = written('cut.ndjson', lines.slice(0, -3));
    const ran = await arbiter('verify', kept, '--head', headOf(lines.at(-1)), '--json');
    expect({ code: ran.code, ...json(ran) }).toMatchObject({ code: 1, ok: false, firstBad: { index: lines.length - 3 } });
    expect((await arbiter('verify', kept)).code).toBe(0);
  });

  it.each(['verify', 'export'])('%s says so when the master key is another, and accuses nobody', async (command) => {
    const { code, out, err } = await under('ab'.repeat(32), command, game);
    expect({ code, out, lines: lineCount(err) }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain('another master key');
  });

  it('stop quietly when nobody reads on', async () => {
    const child = started(envOf(''), ['export', game]);
    child.stdout.destroy();
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('name the stored entry that was changed', async () => {
    const other = (simulated['ids'] as string[])[1] as string;
    const db = new DatabaseSync(inDataDir('log.sqlite'));
    db.prepare('update entries set entry = replace(entry, ?, ?) where game = ? and "index" = 30').run('"v":1', '"v":1 ', other);
    db.close();
    const ran = await arbiter('verify', other, '--json');
    expect({ code: ran.code, ...json(ran) }).toMatchObject({ code: 1, ok: false, firstBad: { index: 30 } });
    expect((await arbiter('verify', other)).out).toContain('entry 30 is bad');
    expect((await arbiter('verify', game)).code).toBe(0);
  });
});

describe('bad arguments', () => {
  const unknown = 'a'.repeat(26);
  const lines: readonly (readonly string[])[] = [
    ['simulate', '--games', 'many'],
    ['simulate', '--games', '0'],
    ['simulate', '--rules', 'ancient'],
    ['simulate', '--rules', '__proto__'],
    ['simulate', '--log', 'paper'],
    ['simulate', '--seed', '-1'],
    ['simulate', '--fast'],
    ['replay'],
    ['replay', unknown],
    ['replay', 'GAME', '--at', '100000'],
    ['replay', 'GAME', '--at', 'end'],
    ['export', unknown],
    ['verify', 'nothing-of-that-name'],
    ['verify', 'GAME', '--head', '3'],
    ['verify', tmpdir()],
    ['frobnicate'],
  ];
  it.each(lines.map((args) => [args.join(' '), args] as const))('%s: one line, exit code 2', async (_, args) => {
    const { code, out, err } = await arbiter(...args.map((arg) => (arg === 'GAME' ? game : arg)));
    expect({ code, out, lines: lineCount(err) }, err).toEqual({ code: 2, out: '', lines: 1 });
  });
});
