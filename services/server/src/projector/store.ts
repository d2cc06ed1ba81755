import { join } from 'node:path';
import { type Durability, type Layout, type Link, openSqlite, reading } from '@arbiter/log';
import { type ProjectionName, projectionOf } from '@arbiter/projections';
import type { Kept } from './kept.ts';
import { changedPages, joined, rest } from './pages.ts';

const FILE = 'projections.sqlite';
const layout: Layout = {
  what: 'an Arbiter file of projections',
  id: 'ARBP',
  version: 1,
  pageSize: 8192,
  tables: `
    create table projections (name text primary key, version integer not null, position integer not null) strict, without rowid;
    create table states (
      name text not null, game text not null, "index" integer not null, link text not null, state text not null, broken text, primary key (name, game)
    ) strict;
    create table pages (name text not null, game text not null, page integer not null, items text not null, primary key (name, game, page)) strict`,
};

export interface Change {
  readonly name: ProjectionName;
  readonly game: string;
  readonly kept: Kept;
  /** As it was kept here the last time this process did; null: it has not. */
  readonly before: Kept | null;
}
export type Positions = ReadonlyMap<ProjectionName, number>;
export interface Count {
  readonly games: number;
  readonly broken: number;
}

/** Where projections have come to, and their states. Everything in it can be had again from the log. */
export interface ProjectionStore {
  /** The position in the log up to which a projection is kept here: 0 if it is not, or another version of it is, which is thrown away. */
  position(name: ProjectionName): number;
  load(name: ProjectionName, game: string): Kept | null;
  /** All of it or nothing. Of two processes that keep the same projection the one behind changes nothing. */
  save(changes: Iterable<Change>, positions: Positions): void;
  /** Throws away what is kept, of one game or of all. */
  drop(name: ProjectionName, game?: string): void;
  count(name: ProjectionName): Count;
  close(): void;
}

interface Row {
  readonly link: string;
  readonly state: string;
  readonly broken: string | null;
}
const keptOf = (name: ProjectionName, { link, state, broken }: Row, pages: readonly { readonly items: string }[]): Kept => ({
  link: JSON.parse(link) as Link | null,
  state: joined(
    name,
    JSON.parse(state),
    pages.map(({ items }) => JSON.parse(items) as readonly unknown[]),
  ),
  broken,
});

const SAVE = `insert into states (name, game, "index", link, state, broken) values (?, ?, ?, ?, ?, ?)
  on conflict do update set "index" = excluded."index", link = excluded.link, state = excluded.state, broken = excluded.broken
  where excluded."index" > states."index" or (excluded."index" = states."index" and states.broken is null)`;
const REACHED = `insert into projections (name, version, position) values (?, ?, ?)
  on conflict do update set position = max(projections.position, excluded.position)`;

export const projectionStore = (dataDir: string, durability: Durability = 'normal'): ProjectionStore => {
  const path = join(dataDir, FILE);
  const db = openSqlite({ path, durability }, layout);
  const known = db.prepare('select version, position from projections where name = ?');
  const load = db.prepare('select link, state, broken from states where name = ? and game = ?');
  const exists = db.prepare('select 1 from states where name = ? and game = ?');
  const pages = db.prepare('select items from pages where name = ? and game = ? order by page');
  const save = db.prepare(SAVE);
  const savePage = db.prepare('insert or replace into pages (name, game, page, items) values (?, ?, ?, ?)');
  const reached = db.prepare(REACHED);
  const count = db.prepare('select count(*) as games, count(broken) as broken from states where name = ?');
  const query = <T>(work: () => unknown): T => reading(path, work) as T;
  const together = <T>(work: () => T, begin = 'begin immediate'): T => {
    db.exec(begin);
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };
  const drop = (name: ProjectionName, game?: string): void =>
    together(() => {
      for (const table of ['states', 'pages']) {
        if (game === undefined) db.prepare(`delete from ${table} where name = ?`).run(name);
        else db.prepare(`delete from ${table} where name = ? and game = ?`).run(name, game);
      }
      if (game === undefined) db.prepare('delete from projections where name = ?').run(name);
    });
  const saveOne = ({ name, game, kept, before }: Change): void => {
    const isNew = exists.get(name, game) === undefined;
    const text = JSON.stringify(rest(name, kept.state));
    const { changes } = save.run(name, game, kept.link?.index ?? -1, JSON.stringify(kept.link), text, kept.broken);
    if (changes === 0) return;
    for (const { page, items } of changedPages(name, kept.state, isNew ? null : (before?.state ?? null))) savePage.run(name, game, page, JSON.stringify(items));
  };
  return {
    position(name) {
      const found = query<{ version: number; position: number } | undefined>(() => known.get(name));
      if (!found || found.version === projectionOf(name).version) return found?.position ?? 0;
      drop(name);
      return 0;
    },
    load: (name, game) =>
      query(() =>
        together(() => {
          const row = load.get(name, game) as Row | undefined;
          return row ? keptOf(name, row, pages.all(name, game) as { items: string }[]) : null;
        }, 'begin'),
      ),
    save(changes, positions) {
      together(() => {
        for (const change of changes) saveOne(change);
        for (const [name, position] of positions) reached.run(name, projectionOf(name).version, position);
      });
    },
    drop,
    count: (name) => query<Count>(() => count.get(name)),
    close: () => db.close(),
  };
};
