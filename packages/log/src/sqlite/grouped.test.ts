import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sealed } from '../chain.ts';
import { sampleAfter, sampleGame, sampleGameId } from '../samples.ts';
import { grouped } from './grouped.ts';
import { sqliteLog } from './log.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'arbiter-grouped-'));
  path = join(directory, 'log.sqlite');
});
afterEach(() => rmSync(directory, { recursive: true }));

const counting = () => {
  const db = new DatabaseSync(path);
  db.exec('create table things (name text primary key) strict');
  const exec = vi.spyOn(db, 'exec');
  const put = db.prepare('insert into things (name) values (?)');
  const names = (): readonly unknown[] =>
    db
      .prepare('select name from things order by name')
      .all()
      .map((row) => row['name']);
  return { db, commits: () => exec.mock.calls.filter(([sql]) => sql === 'commit').length, put: (name: string) => () => put.run(name).changes, names };
};

it('writes what comes at once in one transaction, and what comes alone without', async () => {
  const { db, commits, put, names } = counting();
  const { write } = grouped(db);
  expect(await Promise.all(['a', 'b', 'c'].map((name) => write(put(name))))).toEqual([1, 1, 1]);
  expect([commits(), names()]).toEqual([1, ['a', 'b', 'c']]);
  await write(put('d'));
  expect([commits(), names()]).toEqual([1, ['a', 'b', 'c', 'd']]);
});

it('refuses one alone, and writes the others', async () => {
  const { db, put, names } = counting();
  const { write } = grouped(db);
  const outcomes = await Promise.allSettled([write(put('a')), write(put('a')), write(put('b'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['a', 'b']);
});

it('tells all when the transaction fails, and goes on afterwards', async () => {
  const { db, put, names } = counting();
  const { write } = grouped(db);
  vi.spyOn(db, 'exec').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const outcomes = await Promise.allSettled([write(put('a')), write(put('b'))]);
  expect(outcomes).toEqual([1, 2].map(() => ({ status: 'rejected', reason: new Error('the disk is full') })));
  expect([db.isTransaction, names()]).toEqual([false, []]);
  await Promise.all([write(put('a')), write(put('b'))]);
  expect(names()).toEqual(['a', 'b']);
});

it('answers no append of many before all are stored, in the order they came', async () => {
  const log = sqliteLog({ path });
  const other = sqliteLog({ path });
  const games = Array.from({ length: 20 }, sampleGameId);
  const put = ({ entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);
  const both = games.map((game) => sampleGame(game, 2) as [Sealed, Sealed]);
  const appended = await Promise.all(
    both.flatMap(([first, second]) => [put(first), put(second), put(second), put(sampleAfter(first.entry.game, first, { actionId: 'late' }))]),
  );
  expect(appended).toEqual(games.flatMap(() => ['stored', 'stored', 'duplicate', 'conflict']));
  for (const [, second] of both) expect(await other.head(second.entry.game)).toEqual({ index: 1, hash: second.entry.hash });
  await log.close();
  await other.close();
});

it('says of each append of a group that nobody knows when another process keeps the file locked', async () => {
  const log = sqliteLog({ path, busyMs: 10 });
  const locking = new DatabaseSync(path);
  locking.exec('begin immediate');
  const sealed = Array.from({ length: 3 }, () => sampleGame(sampleGameId(), 1)[0] as Sealed);
  const put = ({ entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);
  for (const outcome of await Promise.allSettled(sealed.map(put)))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { _tag: 'Unconfirmed', index: 0 } });
  locking.exec('rollback');
  expect(await Promise.all(sealed.map(put))).toEqual(['stored', 'stored', 'stored']);
  locking.close();
  await log.close();
});

it('stores what was appended before it is closed, and refuses whatever comes later', async () => {
  const log = sqliteLog({ path });
  const sealed = Array.from({ length: 5 }, () => sampleGame(sampleGameId(), 1)[0] as Sealed);
  const put = ({ entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);
  const before = Promise.all(sealed.slice(0, 3).map(put));
  await log.close();
  const after = await Promise.allSettled(sealed.slice(3).map(put));
  expect(await before).toEqual(['stored', 'stored', 'stored']);
  expect(after.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('answers everyone though SQLite has taken the transaction back by itself', async () => {
  const { db, put, names } = counting();
  const { write } = grouped(db);
  const broken = (): never => {
    db.exec('rollback');
    throw new Error('the disk is full');
  };
  const outcomes = await Promise.allSettled([write(put('a')), write(broken), write(put('b'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(names()).not.toContain('a');
});

it('tells nobody that it is stored while a transaction that could not be taken back is open', async () => {
  const { db, put, names } = counting();
  const { write } = grouped(db);
  db.exec('begin');
  await expect(write(put('a'))).rejects.toThrow('within a transaction');
  expect([await write(put('b')), db.isTransaction, names()]).toEqual([1, false, ['b']]);
});
