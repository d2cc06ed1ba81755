import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, lineCount, type Ran, run } from './testCli.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-project-'));
const arbiter = (...args: readonly string[]): Promise<Ran> => run({ DATA_DIR: dataDir, MASTER_KEY: '', DURABILITY: 'normal' }, ...args);
let game: string;
beforeAll(async () => {
  [game] = json<{ ids: [string] }>(await arbiter('simulate', '--games', '1', '--seed', '5', '--json')).ids;
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

describe('arbiter project', () => {
  it('prints what a projection says of a game', async () => {
    const { projection, broken, state } = json<{ projection: string; broken: null; state: { seat: string; life: number }[] }>(
      await arbiter('project', 'life', '--game', game),
    );
    expect({ projection, broken, seats: state.map(({ seat }) => seat) }).toEqual({ projection: 'life', broken: null, seats: ['A', 'B'] });
    expect(state.some(({ life }) => life < 20)).toBe(true);
  });
  it('folds everything anew by one command', async () => {
    const { code, out } = await arbiter('project', 'all', '--rebuild');
    expect({ code, lines: lineCount(out) }).toEqual({ code: 0, lines: 4 });
    for (const name of ['zones', 'life', 'stack', 'timeline']) expect(out).toContain(`${name}: 1 games, 0 of them broken`);
  });
  it('refuses what is no projection, in one line', async () => {
    const { code, out, err } = await arbiter('project', 'lives');
    expect({ code, out, lines: lineCount(err) }).toEqual({ code: 2, out: '', lines: 1 });
  });
});
