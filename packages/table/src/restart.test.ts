import { type GameLog, type MemoryStore, memoryStore } from '@arbiter/log';
import type { Decision } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';
import {
  answerOf,
  done,
  ENGINE,
  entriesIn,
  groundOn,
  idOf,
  isPriority,
  keys,
  type Made,
  OTHER_ENGINE,
  openAt,
  plainly,
  playTo,
  started,
  using,
} from './testTable.ts';
import { verify } from './verify.ts';

/* Another engine opens a game of this one. That its rules are others is told by a log which says something else than they come to. */

const game = idOf(1);
const resolving = ({ kind }: Decision): boolean => kind === 'confirm';
const playedTo = async (names: readonly string[], wanted: (decision: Decision) => boolean): Promise<MemoryStore> => {
  const store = memoryStore();
  await playTo(await started(groundOn(store).ground, game, names), wanted, using());
  return store;
};
/** The newest entry reads otherwise than it was written. */
const changing =
  (change: (text: string) => string, newest: number) =>
  (log: GameLog): GameLog => ({
    ...log,
    async *read(id, from) {
      for await (const stored of log.read(id, from))
        yield stored.index === newest ? { ...stored, entry: JSON.parse(change(stored.text)) as typeof stored.entry } : stored;
    },
  });
const opened = async (
  store: MemoryStore,
  change: (text: string) => string,
  engine = OTHER_ENGINE,
): Promise<Made & { readonly table: Table; readonly newest: number }> => {
  const newest = (await groundOn(store).ground.log.head(game))?.index ?? 0;
  const made = groundOn(store, changing(change, newest));
  return { ...made, table: new Table({ ...made.ground, engine, now: () => 9_000 }, game), newest };
};
const otherOptions = (text: string): string => text.replace(/"optionsHash":"[0-9a-f]{64}"/, `"optionsHash":"${'0'.repeat(64)}"`);
const otherEvents = (text: string): string => text.replace('"type":"LifeGained"', '"type":"LifeLost"');

describe('an open run under other rules', () => {
  it('goes on if it comes out the same', async () => {
    const { table, ground, newest } = await opened(await playedTo(['Font'], resolving), (text) => text);
    const { decision, index } = await openAt(table);
    expect([decision.kind, index]).toEqual(['confirm', newest]);
    expect(done(await table.take(answerOf(decision, index, { yes: true }))).entry).toMatchObject({
      index: newest + 1,
      engine: OTHER_ENGINE,
      action: { kind: 'answer' },
    });
    expect(await ground.beside.quarantines()).toEqual([]);
  });

  it('begins anew by an entry of its own if its options are others', async () => {
    const { table, ground, newest } = await opened(await playedTo(['Font'], isPriority), otherOptions);
    const { decision, index } = await openAt(table);
    expect([decision.kind, index]).toEqual(['priority', newest + 1]);
    const [restart] = (await entriesIn(ground.log, game)).slice(-1);
    expect(restart).toMatchObject({ engine: OTHER_ENGINE, at: 9_000, action: { kind: 'restart' }, batches: [], then: { run: { began: [newest + 1, 0] } } });
    expect(await table.take(answerOf(decision, newest, plainly(decision)))).toMatchObject({ reply: 'refused', code: 'stale-decision' });
    expect(done(await table.take(answerOf(decision, index, plainly(decision)))).repeated).toBe(false);
  });

  it('goes back to where it began if it has done something else', async () => {
    const store = await playedTo(['Font'], resolving);
    const { table, ground, newest } = await opened(store, otherEvents);
    const { decision, index } = await openAt(table);
    expect([decision.kind, index]).toEqual(['confirm', newest + 1]);
    const [restart] = (await entriesIn(ground.log, game)).slice(-1);
    expect(restart?.batches.flat().map((event) => event.type)).toEqual(['PositionSet', 'ResolutionBegan', 'LifeGained']);
    done(await table.take(answerOf(decision, index, { yes: true })));
    expect(await table.look()).toMatchObject({ game: { players: [{ life: 22 }, { life: 20 }] } });
    const verdict = await verify({ lines: groundOn(store).ground.log.read(game), engine: OTHER_ENGINE, keys: keys(game), seed: keys(game).seed });
    expect(verdict).toMatchObject({ ok: true, entries: newest + 3, reexecuted: 0 });
  });

  it('begins anew once, however many nodes open it', async () => {
    const store = await playedTo(['Font'], isPriority);
    const { table, ground, newest } = await opened(store, otherOptions);
    const other = new Table({ ...ground, engine: OTHER_ENGINE, now: () => 10_000 }, game);
    const seen = await Promise.all([openAt(table), openAt(other)]);
    expect(seen.map(({ index }) => index)).toEqual([newest + 1, newest + 1]);
    expect(await entriesIn(ground.log, game)).toHaveLength(newest + 2);
  });

  it('waits for a judge if something hidden has been seen since it began', async () => {
    const { table, ground, newest } = await opened(await playedTo(['Spring'], resolving), otherOptions);
    expect(await table.look()).toMatchObject({ head: { index: newest }, reason: expect.stringContaining('something hidden was seen') });
    const { entry } = done(await table.take({ kind: 'ruling', actionId: 'r', by: 'judge', why: 'the rules have changed', orders: [] }));
    expect(entry.batches.flat().map((event) => event.type)).toContain('PositionSet');
    expect([await ground.beside.quarantines(), (await openAt(table)).decision.kind]).toEqual([[], 'priority']);
  });

  it('is nobody’s to restart under the rules it was begun by', async () => {
    const { table, newest } = await opened(await playedTo(['Font'], isPriority), otherOptions, ENGINE);
    expect(await table.look()).toMatchObject({ head: { index: newest }, reason: expect.stringContaining('diverged') });
  });
});

it('what is written under both engines verifies under each, each carrying out its own', async () => {
  const store = await playedTo(['Font'], resolving);
  const { ground } = groundOn(store);
  const before = (await entriesIn(ground.log, game)).length;
  const other = new Table({ ...ground, engine: OTHER_ENGINE }, game);
  const { decision, index } = await openAt(other);
  done(await other.take(answerOf(decision, index, { yes: true })));
  for (const [engine, reexecuted] of [
    [ENGINE, before],
    [OTHER_ENGINE, 0],
  ] as const)
    expect(await verify({ lines: ground.log.read(game), engine, keys: keys(game), seed: keys(game).seed })).toMatchObject({
      ok: true,
      entries: before + 1,
      reexecuted,
    });
});
