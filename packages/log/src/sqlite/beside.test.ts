import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { besideContract } from '../besideContract.ts';
import { sqliteBeside } from './beside.ts';
import { sqliteLog } from './log.ts';

const newDirectory = () => mkdtempSync(join(tmpdir(), 'arbiter-beside-'));

besideContract('sqlite', async () => {
  const directory = newDirectory();
  const path = join(directory, 'beside.sqlite');
  return {
    open: async () => sqliteBeside({ path, durability: 'normal' }),
    text: async () => ['', '-wal'].map((suffix) => readFileSync(path + suffix, 'latin1')).join(''),
    dispose: async () => rmSync(directory, { recursive: true }),
  };
});

describe('the SQLite file beside the log', () => {
  it('is its own user’s, and is not taken for a log', async () => {
    const directory = newDirectory();
    const path = join(directory, 'beside.sqlite');
    await sqliteBeside({ path }).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(() => sqliteLog({ path })).toThrow('but not an Arbiter log');
    rmSync(directory, { recursive: true });
  });
});
