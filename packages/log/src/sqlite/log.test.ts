import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sealed } from '../chain.ts';
import { contract } from '../contract.ts';
import type { GameLog } from '../port.ts';
import { sampleAfter, sampleGame, sampleGameId } from '../samples.ts';
import { type Dying, writing as running } from '../writing.ts';
import { sqliteBeside } from './beside.ts';
import { sqliteLog } from './log.ts';

const DYING = fileURLToPath(new URL('dying.ts', import.meta.url));

const writing = (path: string, sealed: readonly Sealed[], dying?: Dying) => running(DYING, path, sealed, dying);

const put = (log: GameLog, { entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);

async function indicesIn(log: GameLog, game: string): Promise<number[]> {
  const indices: number[] = [];
  for await (const { index } of log.read(game)) indices.push(index);
  return indices;
}

const newDirectory = () => mkdtempSync(join(tmpdir(), 'arbiter-log-'));

contract('sqlite', async () => {
  const directory = newDirectory();
  const path = join(directory, 'log.sqlite');
  return {
    open: async () => sqliteLog({ path }),
    async damage(game, index, bytes) {
      const db = new DatabaseSync(path);
      db.prepare('update entries set entry = cast(? as text) where game = ? and "index" = ?').run(bytes, game, index);
      db.close();
    },
    die: async (sealed) => (await writing(path, sealed, { last: true })).map((_, index) => index),
    dispose: async () => rmSync(directory, { recursive: true }),
  };
});

describe('the SQLite log', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = newDirectory();
    path = join(directory, 'data', 'log.sqlite');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('keeps its files to its own user', async () => {
    const log = sqliteLog({ path });
    await put(log, sampleGame(sampleGameId(), 1)[0] as Sealed);
    expect(statSync(join(directory, 'data')).mode & 0o777).toBe(0o700);
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(path + suffix).mode & 0o777).toBe(0o600);
    await log.close();
    chmodSync(path, 0o644);
    await sqliteLog({ path }).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('keeps every acknowledged entry when its writer is killed at any moment', async () => {
    const stored: number[] = [];
    for (const after of [1, 10, 50, 100, 200, 300]) {
      const game = sampleGameId();
      const sure = await writing(path, sampleGame(game, 400), { after });
      const log = sqliteLog({ path });
      const indices = await indicesIn(log, game);
      expect(indices).toEqual(indices.map((_, i) => i));
      expect([sure.length, sure.length + 1]).toContain(indices.length);
      stored.push(indices.length);
      await log.close();
    }
    expect(Math.min(...stored), `died with ${stored.join(', ')} of 400`).toBeLessThan(400);
  });

  it('lets several processes make and fill one file at once', async () => {
    const games = Array.from({ length: 4 }, sampleGameId);
    const outcomes = await Promise.all(games.map((game) => writing(path, sampleGame(game, 25))));
    expect(outcomes.flat()).toEqual(Array(100).fill('stored'));
    const log = sqliteLog({ path });
    expect(await log.games()).toEqual(games.toSorted());
    await log.close();
  });

  it('lets one of several processes store each entry of one game', async () => {
    const game = sampleGameId();
    const sealed = sampleGame(game, 40);
    const outcomes = await Promise.all([1, 2, 3].map(() => writing(path, sealed)));
    for (const index of sealed.keys()) expect(outcomes.map((of) => of[index]).toSorted()).toEqual(['duplicate', 'duplicate', 'stored']);
    const log = sqliteLog({ path });
    expect(await indicesIn(log, game)).toEqual([...sealed.keys()]);
    await log.close();
  });

  it('says so when it cannot know whether an entry is stored', async () => {
    const log = sqliteLog({ path, busyMs: 20 });
    const [first] = sampleGame(sampleGameId(), 1) as [Sealed];
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    await expect(put(log, first)).rejects.toMatchObject({ _tag: 'Unconfirmed', game: first.entry.game, index: 0 });
    other.exec('rollback');
    other.close();
    expect(await put(log, first)).toBe('stored');
    await log.close();
  });

  it('reports an entry that is gone', async () => {
    const game = sampleGameId();
    const log = sqliteLog({ path });
    for (const sealed of sampleGame(game, 3)) await put(log, sealed);
    const db = new DatabaseSync(path);
    db.exec('delete from entries where "index" = 1');
    db.close();
    await expect(indicesIn(log, game)).rejects.toMatchObject({ _tag: 'CorruptEntry', game, index: 1, why: 'it is missing' });
    await log.close();
  });

  describe('refuses to open', () => {
    const refuses = (words: string) =>
      expect(() => sqliteLog({ path, busyMs: 20 })).toThrow(expect.objectContaining({ _tag: 'BadFile', path, message: expect.stringContaining(words) }));
    const change = (sql: string) => {
      const db = new DatabaseSync(path);
      db.exec(sql);
      db.close();
    };
    beforeEach(() => sqliteLog({ path }).close());

    it('what is no SQLite file', () => {
      writeFileSync(path, 'a'.repeat(10_000));
      refuses('not a sound SQLite file');
    });
    it('a file whose tables are damaged', () => {
      const bytes = readFileSync(path);
      bytes.fill(0xee, 100, 8192);
      writeFileSync(path, bytes);
      refuses('not a sound SQLite file');
    });
    it('another SQLite file', async () => {
      change('pragma application_id = 7');
      refuses('but not an Arbiter log');
      rmSync(path);
      await sqliteBeside({ path }).close();
      refuses('but not an Arbiter log');
      rmSync(path);
      change('create table other (a)');
      refuses('but not an Arbiter log');
    });
    it('a file that another process keeps locked', () => {
      const db = new DatabaseSync(path);
      db.exec('begin exclusive');
      refuses('another process keeps it locked');
      db.close();
    });
    it('a file of another version', () => {
      change('pragma user_version = 9');
      refuses('of version 9; this release reads version 1');
    });
  });

  it('reports a page that is damaged after it was opened', async () => {
    const game = sampleGameId();
    const log = sqliteLog({ path });
    let before: Sealed | null = null;
    for (let i = 0; i < 60; i++) await put(log, (before = sampleAfter(game, before)));
    await log.close();
    const bytes = readFileSync(path);
    for (let page = 4; page * 8192 < bytes.length; page++) bytes.fill(0xee, page * 8192, page * 8192 + 64);
    writeFileSync(path, bytes);
    const again = sqliteLog({ path });
    await expect(indicesIn(again, game)).rejects.toMatchObject({ _tag: 'BadFile', path });
    await again.close();
  });
});
