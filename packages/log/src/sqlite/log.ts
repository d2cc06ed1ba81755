import { setImmediate as turn } from 'node:timers/promises';
import { ActionRepeated, CorruptEntry, Unconfirmed } from '../errors.ts';
import { bell, follow, type Row, storedOf } from '../follow.ts';
import { type Appended, assertAppendable, GAMES_LIMIT, type GameLog } from '../port.ts';
import { type ActionId, actionIdOf, actionKey } from '../types.ts';
import { grouped } from './grouped.ts';
import { isBroken, isSqliteError, type Layout, openSqlite, reading, type SqliteOptions } from './open.ts';

/**
 * A rowid table: its key is the position `follow` needs, and a row of 1–2 KB lies whole in one page of 8 KB
 * (a `without rowid` table spills it into an overflow page: a fifth slower). `action` is `actionKey`.
 */
const layout: Layout = {
  what: 'an Arbiter log',
  id: 'ARBL',
  version: 1,
  pageSize: 8192,
  tables: `create table entries (
    position integer primary key,
    game text not null,
    "index" integer not null,
    action text not null,
    entry text not null,
    unique (game, "index"),
    unique (game, action)
  ) strict`,
};

/** Stores only the next entry of a game; what is in the way is found out afterwards. */
const APPEND = `insert into entries (game, "index", action, entry)
  select ?1, ?2, ?3, ?4 where ?2 = (select coalesce(max("index") + 1, 0) from entries where game = ?1)
  on conflict do nothing`;
/** Bytes, not text: reading as text would replace what is not UTF-8, and so hide damage. */
const ROW = 'select position, game, "index", cast(entry as blob) as bytes from entries';
const TEXT_AT = 'select 1 as same from entries where game = ? and "index" = ? and entry = ?';
const BY_ACTION = 'select "index" from entries where game = ? and action = ?';
/** Hops from game to game along the index instead of walking every entry. */
const GAMES = `with recursive hop (game) as (
    select min(game) from entries where game > ?1
    union all select (select min(game) from entries where game > hop.game) from hop where hop.game is not null
  ) select game from hop where game is not null limit ?2`;

const PAGE = 64;
/** How soon a follower sees what another process appended. */
const POLL_MS = 50;

export function sqliteLog(options: SqliteOptions): GameLog {
  const db = openSqlite(options, layout);
  const closing = new AbortController();
  const grown = bell();
  const insert = db.prepare(APPEND);
  const textAt = db.prepare(TEXT_AT);
  const byAction = db.prepare(BY_ACTION);
  const games = db.prepare(GAMES);
  const newest = db.prepare(`${ROW} where game = ? order by "index" desc limit 1`);
  const lastPosition = db.prepare('select max(position) as position from entries');
  const fromIndex = db.prepare(`${ROW} where game = ? and "index" >= ? order by "index" limit ${PAGE}`);
  const fromPosition = db.prepare(`${ROW} where position > ? order by position limit ${PAGE}`);
  const { write, flush } = grouped(db);
  const query = <T>(work: () => unknown): T => reading(options.path, work) as T;

  const indexOf = (game: string, id: ActionId): number | undefined => query<{ index: number } | undefined>(() => byAction.get(game, actionKey(id)))?.index;

  function outcome(game: string, index: number, text: string, id: ActionId): Appended {
    if (textAt.get(game, index, text) !== undefined) return 'duplicate';
    const head = (newest.get(game) as Row | undefined)?.index ?? -1;
    const first = index === head + 1 ? indexOf(game, id) : undefined;
    if (first !== undefined) throw new ActionRepeated(game, id.seat, id.actionId, first);
    return 'conflict';
  }

  function append(game: string, index: number, text: string, id: ActionId): Appended {
    const { changes } = insert.run(game, index, actionKey(id), text);
    return changes === 0 ? outcome(game, index, text, id) : 'stored';
  }

  return {
    async append(game, expectedIndex, entry, text) {
      assertAppendable(game, expectedIndex, entry, text);
      try {
        const appended = await write(() => query<Appended>(() => append(game, expectedIndex, text, actionIdOf(entry))));
        if (appended === 'stored') grown.ring();
        return appended;
      } catch (error) {
        if (isSqliteError(error) && !isBroken(error)) throw new Unconfirmed(game, expectedIndex, error);
        throw error;
      }
    },
    async *read(game, from = 0) {
      for (let next = from; ; await turn()) {
        const rows = query<Row[]>(() => fromIndex.all(game, next));
        for (const row of rows) {
          if (row.index !== next) throw new CorruptEntry(game, next, 'it is missing');
          yield storedOf(row);
          next++;
        }
        if (rows.length < PAGE) return;
      }
    },
    async head(game) {
      const row = query<Row | undefined>(() => newest.get(game));
      return row === undefined ? null : { index: row.index, hash: storedOf(row).entry.hash };
    },
    async byAction(game, seat, actionId) {
      return indexOf(game, { seat, actionId });
    },
    async games(after = '', limit = GAMES_LIMIT) {
      return query<{ game: string }[]>(() => games.all(after, limit)).map(({ game }) => game);
    },
    async newest() {
      return query<{ position: number | null }>(() => lastPosition.get()).position ?? 0;
    },
    follow(after, signal) {
      const rowsAfter = (position: number) => query<Row[]>(() => fromPosition.all(position));
      return follow({ rowsAfter, bell: grown, pollMs: POLL_MS }, after, AbortSignal.any([signal, closing.signal]));
    },
    async close() {
      flush();
      closing.abort();
      db.close();
    },
  };
}
