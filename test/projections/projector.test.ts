import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical, type GameLog } from '@arbiter/log';
import { type ProjectionName, projectionNames, projectionOf, stateAt } from '@arbiter/projections';
import type { Entry } from '@arbiter/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Kept } from '../../services/server/src/projector/kept.ts';
import { Projector } from '../../services/server/src/projector/projector.ts';
import { type ProjectionStore, projectionStore } from '../../services/server/src/projector/store.ts';
import { seedsOf } from '../support/runs.ts';
import { append, appendAll, gameOf, logIn, newDataDir } from './logs.ts';

const GAMES = 4;
const [seed] = seedsOf(1) as [number];
let games: readonly (readonly Entry[])[] = [];
let dataDir = '';
let log: GameLog;
let store: ProjectionStore;
const used: string[] = [];

const opened = (): void => {
  log = logIn(dataDir);
  store = projectionStore(dataDir);
};
const closed = async (): Promise<void> => {
  await log.close();
  store.close();
};
const projector = (names = projectionNames, inMemory = 100): Projector => new Projector({ log, store, names, inMemory });
const never = new AbortController().signal;
const upToDate = async (of = projector()): Promise<void> => of.follow(never, await log.newest());
const idOf = (game: readonly Entry[]): string => (game[0] as Entry).game;
const shown = (name: ProjectionName, kept: Kept | null): unknown => kept && projectionOf(name).show(kept.state);
const isWhole = (game: readonly Entry[]): void => {
  for (const name of projectionNames) {
    const kept = store.load(name, idOf(game));
    expect([kept?.broken, kept?.link?.index]).toEqual([null, game.length - 1]);
    expect(canonical(shown(name, kept)), name).toBe(canonical(stateAt(name, game, 'judge')));
  }
};
/** Behind the log's back. */
const damaged = (change: string, ...values: readonly (string | number)[]): void => {
  const db = new DatabaseSync(join(dataDir, 'log.sqlite'));
  db.prepare(change).run(...values);
  db.close();
};

beforeAll(() => {
  games = Array.from({ length: GAMES }, (_, i) => gameOf(seed + i, i % 2 === 0 ? 'classic' : 'modern').slice(0, 160));
});
beforeEach(({ task }) => {
  task.meta.seed = seed;
  dataDir = newDataDir();
  used.push(dataDir);
  opened();
  return closed;
});
afterAll(() => {
  for (const dir of used) rmSync(dir, { recursive: true });
});

describe('the projector', () => {
  it('keeps every game up to date, and goes on where it stopped', async () => {
    const halves = (part: 0 | 1): readonly (readonly Entry[])[] =>
      games.map((game) => (part === 0 ? game.slice(0, game.length >> 1) : game.slice(game.length >> 1)));
    await appendAll(log, halves(0));
    await upToDate();
    const position = store.position('zones');
    expect(position).toBe(await log.newest());
    await closed();
    opened();
    await appendAll(log, halves(1));
    await upToDate();
    expect(store.position('zones')).toBeGreaterThan(position);
    for (const game of games) isWhole(game);
  });

  it('holds few states and comes to the same', async () => {
    await appendAll(log, games);
    await upToDate(projector(projectionNames, 1));
    for (const game of games) isWhole(game);
  });

  it('follows what is appended while it runs, and keeps it in a pause', async () => {
    const [game] = games as [readonly Entry[]];
    const stop = new AbortController();
    const following = projector(['life']).follow(stop.signal);
    for (const entry of game) await append(log, entry);
    await expect.poll(() => store.load('life', idOf(game))?.link?.index, { timeout: 20_000 }).toBe(game.length - 1);
    stop.abort();
    await following;
    expect(shown('life', store.load('life', idOf(game)))).toEqual(stateAt('life', game, 'judge'));
  });

  it('keeps each projection at its own place', async () => {
    await appendAll(log, games.slice(0, 1));
    await upToDate(projector(['life']));
    expect([store.position('life') > 0, store.position('zones')]).toEqual([true, 0]);
    await appendAll(log, games.slice(1));
    await upToDate();
    for (const game of games) isWhole(game);
  });

  it('lets two processes keep the same projection, and the one behind does no harm', async () => {
    await appendAll(log, games);
    const other = projectionStore(dataDir);
    const first = projector();
    const second = new Projector({ log, store: other, names: projectionNames });
    await Promise.all([upToDate(first), upToDate(second)]);
    other.close();
    for (const game of games) isWhole(game);
  });

  it('catches up with one game alone, from nothing or from where it is', async () => {
    await appendAll(log, games);
    const game = games[1] as readonly Entry[];
    for (let times = 0; times < 2; times++) expect((await projector(['stack']).game('stack', idOf(game)))?.link?.index).toBe(game.length - 1);
    expect(store.count('stack')).toEqual({ games: 1, broken: 0 });
    expect(await projector().game('stack', 'z'.repeat(26))).toBeNull();
    await upToDate();
    for (const each of games) isWhole(each);
  });

  it('folds anew what another version has folded, and what was thrown away', async () => {
    await appendAll(log, games);
    await upToDate();
    const db = new DatabaseSync(join(dataDir, 'projections.sqlite'));
    db.exec("update projections set version = 0 where name = 'life'; update states set state = '{}' where name = 'life'");
    db.close();
    expect(store.position('life')).toBe(0);
    store.drop('zones');
    store.drop('stack', idOf(games[0] as readonly Entry[]));
    await upToDate();
    expect(store.load('stack', idOf(games[0] as readonly Entry[]))).toBeNull();
    await projector().game('stack', idOf(games[0] as readonly Entry[]));
    for (const game of games) isWhole(game);
  });
});

describe('a bad game stops alone', () => {
  const [bad, ...others] = [0, 1, 2, 3];
  const badGame = (): readonly Entry[] => games[bad as number] as readonly Entry[];
  const AT = 20;
  const text = (change: Partial<Entry>): string => canonical({ ...(badGame()[AT] as Entry), ...change });
  const damages: readonly (readonly [what: string, damage: () => void, why: RegExp])[] = [
    ['an entry is missing', () => damaged('delete from entries where game = ? and "index" = ?', idOf(badGame()), AT), /it is missing/],
    [
      'an entry does not follow the one before',
      () => damaged('update entries set entry = ? where game = ? and "index" = ?', text({ prevHash: 'a'.repeat(64) }), idOf(badGame()), AT),
      /does not follow/,
    ],
    [
      'a hash covers something else',
      () => damaged('update entries set entry = ? where game = ? and "index" = ?', text({ at: 9_999_999 }), idOf(badGame()), AT),
      /hash does not cover/,
    ],
    ['an entry cannot be read', () => damaged('update entries set entry = ? where game = ? and "index" = ?', 'x', idOf(badGame()), AT), /is damaged/],
    [
      'an entry says what none can say',
      () => damaged('update entries set entry = ? where game = ? and "index" = ?', text({ batches: [[{ type: 'Nothing' }]] as never }), idOf(badGame()), AT),
      /entry 20: /,
    ],
    [
      'an event cannot have happened',
      () =>
        damaged(
          'update entries set entry = ? where game = ? and "index" = ?',
          text({
            batches: [[{ type: 'ActionReversed', rule: '2016:717.1', by: 'A', cite: '2016:601.2', why: '', kept: [] }], ...(badGame()[AT] as Entry).batches],
          }),
          idOf(badGame()),
          AT,
        ),
      /cannot be folded/,
    ],
  ];
  it.each(damages)('where %s', async (_, damage, why) => {
    await appendAll(log, games);
    damage();
    await upToDate();
    for (const i of others) isWhole(games[i] as readonly Entry[]);
    const kept = store.load('life', idOf(badGame()));
    expect(kept?.broken).toMatch(why);
    expect(kept?.link?.index).toBe(AT - 1);
    expect(shown('life', kept)).toEqual(stateAt('life', badGame().slice(0, AT), 'judge'));
    expect(store.count('life')).toEqual({ games: GAMES, broken: 1 });
    expect(await projector().game('life', idOf(badGame()))).toEqual(kept);
  });
});
