import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadFile } from '../errors.ts';

/** `full`: an acknowledged write survives a power cut. `normal`: it survives the process, and a power cut may take the last moments, never the file. */
export const durabilities = ['full', 'normal'] as const;
export type Durability = (typeof durabilities)[number];

export interface SqliteOptions {
  /** The directory is made (0700) if it is absent, the file (0600) too. */
  readonly path: string;
  readonly durability?: Durability;
  /** How long to wait for another process that is writing. */
  readonly busyMs?: number;
}

/** What a file of ours says of itself, and how it is made. */
export interface Layout {
  readonly what: string;
  /** SQLite's `application_id`: four letters. */
  readonly id: string;
  readonly version: number;
  readonly pageSize: number;
  readonly tables: string;
}

const BUSY_MS = 5000;
const RETRY_MS = 5;
const codes = { busy: 5, corrupt: 11, notADatabase: 26 } as const;

/** The primary result code (https://sqlite.org/rescode.html), without what an extended one adds. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

export const isSqliteError = (error: unknown): boolean => codeOf(error) !== null;
export const isBroken = (error: unknown): boolean => codeOf(error) === codes.corrupt || codeOf(error) === codes.notADatabase;

/** Runs `work`, and says in words which file it was if SQLite finds it broken. */
export function reading<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isBroken(error)) throw new BadFile(path, 'this is not a sound SQLite file', error);
    throw error;
  }
}

/** Two processes that turn one new file to WAL collide without either waiting, whatever the timeout: so this waits. */
function patiently(path: string, ms: number, work: () => void): void {
  const until = performance.now() + ms;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== codes.busy) throw error;
      if (performance.now() > until) throw new BadFile(path, 'another process keeps it locked', error);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** SQLite would make the file readable by all; its -wal and -shm take over the mode of the file. */
function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

const pragma = (db: DatabaseSync, name: string): unknown => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];

const applicationId = (letters: string): number => Buffer.from(letters).readInt32BE();

/** In one write transaction, so that of two processes that find the file empty one makes the tables and the other finds them. */
function prepareTables(db: DatabaseSync, path: string, { what, id, version, tables }: Layout): void {
  db.exec('begin immediate');
  try {
    const found = { id: pragma(db, 'application_id'), version: pragma(db, 'user_version') };
    const empty = found.id === 0 && found.version === 0 && db.prepare('select 1 from sqlite_schema').get() === undefined;
    if (empty) db.exec(`${tables}; pragma application_id = ${applicationId(id)}; pragma user_version = ${version}`);
    else if (found.id !== applicationId(id)) throw new BadFile(path, `this is a SQLite file, but not ${what}`);
    else if (found.version !== version) throw new BadFile(path, `this is ${what} of version ${String(found.version)}; this release reads version ${version}`);
    db.exec('commit');
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

export function openSqlite({ path, durability = 'full', busyMs = BUSY_MS }: SqliteOptions, layout: Layout): DatabaseSync {
  makePrivate(path);
  const db = new DatabaseSync(path, { timeout: busyMs });
  try {
    patiently(path, busyMs, () =>
      reading(path, () => {
        db.exec(`pragma page_size = ${layout.pageSize}; pragma journal_mode = wal; pragma synchronous = ${durability}; pragma trusted_schema = off`);
        prepareTables(db, path, layout);
      }),
    );
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
