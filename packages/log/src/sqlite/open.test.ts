import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Durability, openSqlite } from './open.ts';

const layout = { what: 'a test', id: 'TEST', version: 1, pageSize: 8192, tables: 'create table t (a)' };

/** The levels of https://sqlite.org/pragma.html#pragma_synchronous. */
it.each<[Durability | undefined, number]>([
  [undefined, 2],
  ['full', 2],
  ['normal', 1],
])('writes with durability %s as SQLite’s level %i, ahead of the tables', (durability, level) => {
  const directory = mkdtempSync(join(tmpdir(), 'arbiter-open-'));
  const db = openSqlite({ path: join(directory, 'file'), ...(durability === undefined ? {} : { durability }) }, layout);
  const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() as object)[0] as unknown;
  expect(['synchronous', 'journal_mode', 'page_size', 'user_version'].map(pragma)).toEqual([level, 'wal', 8192, 1]);
  db.close();
  rmSync(directory, { recursive: true });
});
