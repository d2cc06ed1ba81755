import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Stored, sqliteLog } from '@arbiter/log';
import { hostOn, inMemory, playOn, seated } from './games.ts';
import { type Bench, inDirectory, median, rounded, spread } from './measure.ts';

const ROUNDS = 7;
const ENTRIES = 1000;

/** Sealed beforehand: no hashing is timed. */
const sealedEntries = async (): Promise<readonly Stored[]> => {
  const storage = inMemory();
  const entries: Stored[] = [];
  for (let seed = 1; entries.length < ENTRIES; seed++) {
    const playing = await seated(hostOn(storage), seed);
    await playOn(playing);
    for await (const stored of storage.log.read(playing.table.game)) entries.push(stored);
  }
  return entries.slice(0, ENTRIES);
};

const ours = async (path: string, entries: readonly Stored[]): Promise<number> => {
  const log = sqliteLog({ path });
  const began = performance.now();
  for (const { game, index, entry, text } of entries) if ((await log.append(game, index, entry, text)) !== 'stored') throw new Error('not stored');
  const ms = performance.now() - began;
  await log.close();
  return ms;
};

/** The same bytes in the same order into a bare table: its key, and nothing that finds an action again or a conflict. */
const raw = (path: string, entries: readonly Stored[]): number => {
  const db = new DatabaseSync(path);
  db.exec(`pragma page_size = 8192; pragma journal_mode = wal; pragma synchronous = full;
    create table entries (position integer primary key, game text not null, "index" integer not null, entry text not null, unique (game, "index")) strict`);
  const insert = db.prepare('insert into entries (game, "index", entry) values (?, ?, ?)');
  const began = performance.now();
  for (const { game, index, text } of entries) insert.run(game, index, text);
  const ms = performance.now() - began;
  db.close();
  return ms;
};

type Times = readonly [ours: number, raw: number];
const timesIn = async (dataDir: string, entries: readonly Stored[]): Promise<readonly Times[]> => {
  const times: Times[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const path = (what: string): string => join(dataDir, `${what}-${round}.sqlite`);
    const pair =
      round % 2 === 0
        ? ([await ours(path('ours'), entries), raw(path('raw'), entries)] as const)
        : ([raw(path('raw'), entries), await ours(path('ours'), entries)].toReversed() as [number, number]);
    if (round > 0) times.push(pair); // the first warms up
  }
  return times;
};

export const appending: Bench = {
  names: ['sqlite-append-ratio'],
  async measure() {
    const entries = await sealedEntries();
    const times = await inDirectory((dataDir) => timesIn(dataDir, entries));
    const ratios = times.map(([own, bare]) => bare / own);
    const perSecond = rounded((1000 * ENTRIES) / median(times.map(([own]) => own)));
    return {
      measures: [{ name: 'sqlite-append-ratio', value: rounded(median(ratios)), unit: 'ratio' }],
      notes: [
        `sqlite-append-ratio: synchronous=FULL, ${ENTRIES} entries, median of ${ROUNDS} interleaved rounds; ${spread(ratios)}; ${perSecond} appends a second`,
      ],
    };
  },
};
