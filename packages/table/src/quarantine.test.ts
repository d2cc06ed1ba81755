import { type GameLog, memoryStore } from '@arbiter/log';
import type { Action, ActionOf, Order } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import { Table } from './table.ts';
import { answerOf, createOf, done, entriesIn, groundOn, idOf, type Made, openAt, plainly, playTo, started, using } from './testTable.ts';
import { verify } from './verify.ts';

const game = idOf(1);
const ruling = (actionId: string, ...orders: readonly Order[]): ActionOf<'ruling'> => ({
  kind: 'ruling',
  actionId,
  by: 'judge',
  why: 'the vortex never ends',
  orders,
});

/** A game whose next pass resolves what never ends. */
const onTheBrink = async ({ ground }: Made): Promise<{ readonly table: Table; readonly pass: ActionOf<'answer'> }> => {
  const table = await started(ground, game, ['Vortex']);
  const use = using();
  let by: string | null = null;
  const { decision, index } = await playTo(
    table,
    (open) => by !== null && open.kind === 'priority' && open.seat !== by,
    (open) => {
      const answer = use(open);
      if (answer !== null && 'activate' in answer) by = open.seat;
      return answer;
    },
  );
  return { table, pass: answerOf(decision, index, { pass: true }) };
};

describe('a game over its budget', () => {
  it('stands still alone and keeps its log', async () => {
    const made = groundOn();
    const { table, pass } = await onTheBrink(made);
    const { ground } = made;
    const before = await entriesIn(ground.log, game);
    const reply = await table.take(pass);
    expect(reply).toMatchObject({ reply: 'quarantined', quarantine: { game, head: { index: pass.decision }, reason: expect.stringContaining('too large') } });
    expect(table.state).toBe('quarantined');
    expect(await entriesIn(ground.log, game)).toEqual(before);
    const concession: Action = { kind: 'concede', actionId: 'c', seat: 'A' };
    const elsewhere = new Table(ground, game);
    for (const one of [table, elsewhere]) expect(await one.take(concession)).toEqual(reply);
    expect(await elsewhere.look()).toEqual(reply.reply === 'quarantined' && reply.quarantine);
    expect(done(await new Host(ground).take(idOf(2), createOf(idOf(2)))).repeated).toBe(false);
  });

  it('goes on where a ruling has put it', async () => {
    const made = groundOn();
    const { table, pass } = await onTheBrink(made);
    const { ground } = made;
    await table.take(pass);
    const ruled = ruling('r', { order: 'life', player: 'A', life: 7 });
    const { entry } = done(await table.take(ruled));
    expect(entry.batches.flat().map((event) => event.type)).toEqual(['RulingMade', 'LifeTotalSet']);
    expect([await ground.beside.quarantines(), table.state]).toEqual([[], 'waiting']);
    expect(await table.look()).toMatchObject({ game: { players: [{ life: 7 }, {}] }, decision: { kind: 'priority', seat: pass.seat } });
    expect(await table.take(pass)).toMatchObject({ reply: 'refused', code: 'stale-decision' });
    expect(done(await table.take(ruled)).repeated).toBe(true);
    await playTo(table, ({ seat }) => seat !== pass.seat);
    const { decision, index } = await openAt(table);
    expect(await table.take(answerOf(decision, index, { pass: true }))).toMatchObject({ reply: 'quarantined' });
    done(await table.take(ruling('end', { order: 'end', winners: [], draw: true })));
    expect(table.state).toBe('over');
    const keys = ground.keysOf(game);
    const verdict = await verify({ lines: ground.log.read(game), engine: ground.engine, keys, seed: keys.seed });
    expect(verdict).toMatchObject({ ok: true, reexecuted: verdict.entries, firstBad: null });
  });

  it('refuses a ruling about what is not there, and stands still as before', async () => {
    const made = groundOn();
    const { table, pass } = await onTheBrink(made);
    await table.take(pass);
    expect(await table.take(ruling('r', { order: 'tap', object: 99_999, tapped: true }))).toMatchObject({ reply: 'refused', code: 'illegal-ruling' });
    expect(await table.look()).toMatchObject({ reason: expect.stringContaining('too large') });
  });

  it('is free once its ruling is stored, though nobody heard of it', async () => {
    const made = groundOn();
    const { table, pass } = await onTheBrink(made);
    await table.take(pass);
    const { beside } = made.ground;
    const deaf = new Table({ ...made.ground, beside: { ...beside, lift: () => Promise.reject(new Error('no answer')) } }, game);
    const ruled = ruling('r');
    expect(await deaf.take(ruled)).toMatchObject({ reply: 'unavailable' });
    expect(await beside.quarantines()).toHaveLength(1);
    expect(done(await table.take(ruled)).repeated).toBe(true);
    expect([await beside.quarantines(), (await openAt(table)).decision.kind]).toEqual([[], 'priority']);
  });
});

describe('a log that is not as it should be', () => {
  const damaged = async (change: (text: string, index: number) => string): Promise<{ readonly table: Table; readonly made: Made }> => {
    const store = memoryStore();
    const table = await started(groundOn(store).ground, game);
    for (let n = 0; n < 5; n++) {
      const { decision, index } = await openAt(table);
      done(await table.take(answerOf(decision, index, plainly(decision))));
    }
    const made = groundOn(
      store,
      (log): GameLog => ({
        ...log,
        async *read(id, from) {
          for await (const stored of log.read(id, from)) yield { ...stored, entry: JSON.parse(change(stored.text, stored.index)) as typeof stored.entry };
        },
      }),
    );
    return { table: new Table(made.ground, game), made };
  };
  it.each([
    ['an entry that says what none says', (text: string, index: number) => (index === 3 ? text.replace('"kind":"answer"', '"kind":"cheat"') : text)],
    [
      'an entry that does not follow the one before',
      (text: string, index: number) => (index === 3 ? text.replace(/"prevHash":"[0-9a-f]{64}"/, `"prevHash":"${'0'.repeat(64)}"`) : text),
    ],
    ['an entry in the wrong place', (text: string, index: number) => (index === 3 ? text.replace('"index":3', '"index":4') : text)],
  ])('stands still at %s', async (_, change) => {
    const { table, made } = await damaged(change);
    const seen = await table.look();
    expect(seen).toMatchObject({ head: { index: 2 }, reason: expect.stringMatching(/^entry [34]: /), action: null });
    expect(await table.take(ruling('r'))).toEqual({ reply: 'quarantined', quarantine: seen });
    expect(await made.ground.beside.quarantines()).toEqual([seen]);
  });
  it('stands still at an open question that comes out otherwise', async () => {
    const { table } = await damaged((text, index) => (index === 5 ? text.replace(/"optionsHash":"[0-9a-f]{64}"/, `"optionsHash":"${'0'.repeat(64)}"`) : text));
    expect(await table.look()).toMatchObject({ head: { index: 5 }, reason: expect.stringContaining('diverged') });
    done(await table.take(ruling('r')));
    expect((await openAt(table)).decision.kind).toBe('priority');
  });
});

it('a storage that fails is no fault of the game', async () => {
  const { ground } = groundOn();
  await started(ground, game);
  const broken = new Table(
    {
      ...ground,
      log: {
        ...ground.log,
        read: () => {
          throw new Error('the disk is gone');
        },
      },
    },
    game,
  );
  expect(await broken.take({ kind: 'concede', actionId: 'a', seat: 'A' })).toEqual({ reply: 'unavailable', why: 'the disk is gone' });
  await expect(broken.look()).rejects.toThrow('the disk is gone');
  expect(await ground.beside.quarantines()).toEqual([]);
});

describe('a number that cannot be told from its neighbours', () => {
  it('is not stored: the game stands still where it was, and goes on where a ruling has put it', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    const lots: Order = { order: 'counters', on: 'A', counter: 'constructor', amount: Number.MAX_SAFE_INTEGER };
    done(await table.take(ruling('lots', lots)));
    expect(await table.look()).toMatchObject({ game: { players: [{ counters: { constructor: Number.MAX_SAFE_INTEGER } }, {}] } });
    const more: Order = { order: 'life', player: 'A', life: 2 ** 53 };
    expect(await table.take(ruling('more', more))).toMatchObject({ reply: 'quarantined', quarantine: { reason: expect.stringContaining('a number beyond') } });
    done(await table.take(ruling('again', { order: 'life', player: 'A', life: 7 })));
    expect(await new Table(ground, game).look()).toMatchObject({ game: { players: [{ life: 7 }, {}] } });
  });
});
