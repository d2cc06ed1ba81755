import { type Beside, type Grant, holderAmong, type Quarantine, REFUSED_A_GAME, type Refused, type Role, tokenHash } from '../beside.ts';
import { canonical } from '../canonical.ts';
import type { Json } from '../types.ts';
import { type Layout, openSqlite, reading, type SqliteOptions } from './open.ts';

const layout: Layout = {
  what: 'an Arbiter file of what stands beside a log',
  id: 'ARBB',
  version: 1,
  pageSize: 4096,
  tables: `
    create table quarantines (
      position integer primary key, game text not null unique, "index" integer, hash text, reason text not null, action text, at integer not null
    ) strict;
    create table refused (
      position integer primary key autoincrement, game text not null, at integer not null, seat text, actionId text, action text not null, refusal text not null
    ) strict;
    create index refused_of on refused (game, position);
    create table tokens (game text not null, hash text not null, role text not null, seat text, primary key (game, hash)) strict, without rowid`,
};

interface QuarantineRow extends Omit<Quarantine, 'head'> {
  readonly index: number | null;
  readonly hash: string | null;
}

const quarantineOf = ({ index, hash, game, reason, action, at }: QuarantineRow): Quarantine => ({
  game,
  head: index === null || hash === null ? null : { index, hash },
  reason,
  action,
  at,
});

interface RefusedRow extends Omit<Refused, 'refusal'> {
  readonly refusal: string;
}

const refusedOf = ({ game, at, seat, actionId, action, refusal }: RefusedRow): Refused => ({
  game,
  at,
  seat,
  actionId,
  action,
  refusal: JSON.parse(refusal) as Json,
});

interface TokenRow {
  readonly hash: string;
  readonly role: Role;
  readonly seat: string | null;
}

const QUARANTINE = 'insert into quarantines (game, "index", hash, reason, action, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing';
const QUARANTINED = 'select game, "index", hash, reason, action, at from quarantines';
const REFUSE = 'insert into refused (game, at, seat, actionId, action, refusal) values (?, ?, ?, ?, ?, ?)';
const DROP_OLDEST = `delete from refused where game = ?1 and position <=
  (select position from refused where game = ?1 order by position desc limit 1 offset ${REFUSED_A_GAME})`;
const REFUSED = 'select game, at, seat, actionId, action, refusal from refused where game = ? order by position';
const GRANT = 'insert or replace into tokens (game, hash, role, seat) values (?, ?, ?, ?)';

export function sqliteBeside(options: SqliteOptions): Beside {
  const db = openSqlite(options, layout);
  const quarantine = db.prepare(QUARANTINE);
  const quarantines = db.prepare(`${QUARANTINED} order by position`);
  const quarantined = db.prepare(`${QUARANTINED} where game = ?`);
  const lift = db.prepare('delete from quarantines where game = ?');
  const refuse = db.prepare(REFUSE);
  const dropOldest = db.prepare(DROP_OLDEST);
  const refusedIn = db.prepare(REFUSED);
  const grant = db.prepare(GRANT);
  const granted = db.prepare('select hash, role, seat from tokens where game = ?');
  const revoke = db.prepare('delete from tokens where game = ? and hash = ?');
  const revokeSeat = db.prepare('delete from tokens where game = ? and seat = ?');
  const query = <T>(work: () => unknown): T => reading(options.path, work) as T;
  const changes = (work: () => { changes: number | bigint }): boolean => reading(options.path, work).changes !== 0;

  const holderOf = (game: string, token: string): Grant | null =>
    holderAmong(
      (granted.all(game) as unknown as TokenRow[]).map(({ hash, role, seat }) => ({ hash, grant: { game, role, seat } satisfies Grant })),
      token,
    );
  const together = <T>(work: () => T): T => {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };

  return {
    async quarantine({ game, head, reason, action, at }) {
      return changes(() => quarantine.run(game, head?.index ?? null, head?.hash ?? null, reason, action, at));
    },
    async quarantineOf(game) {
      const row = query<QuarantineRow | undefined>(() => quarantined.get(game));
      return row === undefined ? null : quarantineOf(row);
    },
    async quarantines() {
      return query<QuarantineRow[]>(() => quarantines.all()).map(quarantineOf);
    },
    async lift(game) {
      return changes(() => lift.run(game));
    },
    async refuse({ game, at, seat, actionId, action, refusal }) {
      query(() =>
        together(() => {
          refuse.run(game, at, seat, actionId, action, canonical(refusal));
          dropOldest.run(game);
        }),
      );
    },
    async refusedIn(game) {
      return query<RefusedRow[]>(() => refusedIn.all(game)).map(refusedOf);
    },
    async grant(token, { game, role, seat }) {
      query(() => grant.run(game, tokenHash(token), role, seat));
    },
    async holderOf(game, token) {
      return query<Grant | null>(() => holderOf(game, token));
    },
    async revoke(game, token) {
      return changes(() => revoke.run(game, tokenHash(token)));
    },
    async reseat(game, seat, token) {
      query(() =>
        together(() => {
          revokeSeat.run(game, seat);
          grant.run(game, tokenHash(token), 'seat', seat);
        }),
      );
    },
    async redeem(game, invitation, token) {
      return query<string | null>(() =>
        together(() => {
          const found = holderOf(game, invitation);
          if (found?.role !== 'invitation') return null;
          revoke.run(game, tokenHash(invitation));
          grant.run(game, tokenHash(token), 'seat', found.seat);
          return found.seat;
        }),
      );
    },
    async close() {
      db.close();
    },
  };
}
