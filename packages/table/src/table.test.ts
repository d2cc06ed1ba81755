import { type GameLog, memoryStore, Unconfirmed } from '@arbiter/log';
import type { Action } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { MAILBOX } from './replies.ts';
import { Table } from './table.ts';
import {
  another,
  answerOf,
  createOf,
  done,
  entriesIn,
  groundOn,
  idOf,
  isPriority,
  OTHER_ENGINE,
  openAt,
  plainly,
  playTo,
  setupFor,
  started,
} from './testTable.ts';

const game = idOf(1);

describe('a table', () => {
  it('stores before it tells anybody', async () => {
    const order: string[] = [];
    const { ground } = groundOn(undefined, (log) => ({
      ...log,
      append: async (...args) => {
        const appended = await log.append(...args);
        order.push(`stored ${args[1]}`);
        return appended;
      },
    }));
    const table = new Table({ ...ground, stored: ({ index }) => order.push(`told ${index}`) }, game);
    const reply = done(await table.take(createOf(game)));
    order.push(`answered ${reply.entry.index}`);
    const { decision, index } = await openAt(table);
    await table.take(answerOf(decision, index, plainly(decision)));
    expect(order).toEqual(['stored 0', 'told 0', 'answered 0', 'stored 1', 'told 1']);
  });

  it('shows nothing that could not be stored', async () => {
    let full = false;
    const { ground, told } = groundOn(undefined, (log) => ({
      ...log,
      append: (...args) => (full ? Promise.reject(new Error('the disk is full')) : log.append(...args)),
    }));
    const table = await started(ground, game);
    const { decision, index } = await openAt(table);
    full = true;
    expect(await table.take(answerOf(decision, index, plainly(decision)))).toEqual({ reply: 'unavailable', why: 'the disk is full' });
    expect([await openAt(table), told.length, await ground.beside.quarantineOf(game)]).toEqual([{ decision, index }, 1, null]);
    full = false;
    expect(done(await table.take(answerOf(decision, index, plainly(decision)))).repeated).toBe(false);
  });

  it('answers every action in the order they came, and refuses what is too much', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    const planned: Action[] = [];
    const rehearsal = await started(groundOn().ground, game);
    for (let n = 0; n < MAILBOX; n++) {
      const { decision, index } = await openAt(rehearsal);
      const action = answerOf(decision, index, plainly(decision));
      planned.push(action);
      done(await rehearsal.take(action));
    }
    const order: number[] = [];
    const replies = await Promise.all([...planned, planned[0] as Action].map((action, n) => table.take(action).finally(() => order.push(n))));
    expect(replies.slice(0, MAILBOX).map((reply) => done(reply).entry.index)).toEqual(planned.map((_, n) => n + 1));
    expect(replies[MAILBOX]).toMatchObject({ reply: 'refused', code: 'busy' });
    expect(order.filter((n) => n < MAILBOX)).toEqual(planned.map((_, n) => n));
    expect(await entriesIn(ground.log, game)).toHaveLength(MAILBOX + 1);
    expect(table.idle).toBe(true);
  });

  it('takes an action however many look on', async () => {
    const table = await started(groundOn().ground, game);
    const looks = Array.from({ length: MAILBOX + 1 }, () => table.look());
    expect(await table.take({ kind: 'concede', actionId: 'x', seat: 'A' })).toMatchObject({ reply: 'done' });
    await Promise.all(looks);
    expect(table.idle).toBe(true);
  });

  it('gives one action id one effect', async () => {
    const { ground, told } = groundOn();
    const table = await started(ground, game);
    const { decision, index } = await openAt(table);
    const action = answerOf(decision, index, plainly(decision), 'mine');
    const first = done(await table.take(action));
    await playTo(table, isPriority);
    const before = told.length;
    expect(done(await table.take(action))).toEqual({ ...first, repeated: true });
    expect(await table.take({ ...action, decision: index + 1 })).toMatchObject({
      reply: 'refused',
      code: 'action-id-reused',
      head: { index: first.entry.index },
    });
    expect(told).toHaveLength(before);
    const other = decision.seat === 'A' ? 'B' : 'A';
    expect(done(await table.take({ kind: 'concede', actionId: 'mine', seat: other })).repeated).toBe(false);
  });

  it('keeps what it refuses beside the log', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    const { decision, index } = await openAt(table);
    const stale = answerOf(decision, index + 7, plainly(decision), 'stale');
    expect(await table.take(stale)).toMatchObject({ reply: 'refused', code: 'stale-decision', head: { index } });
    expect(await table.take({ kind: 'concede', actionId: 'who', seat: 'nobody' })).toMatchObject({ reply: 'refused', code: 'unknown-seat' });
    expect(await ground.beside.refusedIn(game)).toMatchObject([
      { seat: decision.seat, actionId: 'stale', refusal: { code: 'stale-decision' } },
      { seat: 'nobody', actionId: 'who', refusal: { code: 'unknown-seat' } },
    ]);
    expect(await entriesIn(ground.log, game)).toHaveLength(1);
  });

  it('creates a game once', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    expect(done(await table.take(createOf(game))).repeated).toBe(true);
    expect(await table.take(another(createOf(game), 'again'))).toMatchObject({ reply: 'refused', code: 'game-exists' });
    expect(await table.take({ ...createOf(game), setup: { ...setupFor(game), startingLife: 30 } })).toMatchObject({
      reply: 'refused',
      code: 'action-id-reused',
    });
    const elsewhere = new Table(ground, idOf(2));
    expect(await elsewhere.take(createOf(game))).toMatchObject({ reply: 'refused', code: 'other-game' });
    expect(await elsewhere.take({ kind: 'concede', actionId: 'a', seat: 'A' })).toMatchObject({ reply: 'refused', code: 'no-such-game' });
    expect([await elsewhere.look(), await ground.beside.quarantines()]).toEqual([null, []]);
  });

  it('creates no game that cannot begin', async () => {
    const { ground } = groundOn();
    const table = new Table(ground, game);
    const setup = setupFor(game);
    const alone = createOf(game, undefined, 'alone');
    expect(await table.take({ ...alone, setup: { ...setup, seats: setup.seats.slice(0, 1) } })).toMatchObject({ reply: 'refused', code: 'bad-setup' });
    const huge = { main: ['Font'], sideboard: Array.from({ length: 70_000 }, () => 'Font') };
    expect(await table.take({ ...alone, setup: { ...setup, decks: { ...setup.decks, A: huge } } })).toMatchObject({ reply: 'refused', code: 'bad-setup' });
    expect(await ground.beside.quarantines()).toEqual([]);
    expect(done(await table.take(createOf(game))).entry.index).toBe(0);
  });

  it('takes nothing that cannot be written down, and bears its sender no grudge', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    const ruling: Action = { kind: 'ruling', actionId: 'r', by: 'judge', why: '\ud800', orders: [] };
    expect(await table.take(ruling)).toMatchObject({ reply: 'refused', code: 'malformed-action' });
    expect(done(await table.take({ ...ruling, why: 'a slip' })).entry.index).toBe(1);
  });

  it('takes no restart and no timeout from outside', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    const { decision, index } = await openAt(table);
    expect(await table.take({ kind: 'restart', actionId: 'a', why: 'I should like another hand' })).toMatchObject({ reply: 'refused', code: 'not-supported' });
    expect(await table.take({ kind: 'timeout', actionId: 'b', seat: decision.seat, decision: index })).toMatchObject({
      reply: 'refused',
      code: 'not-supported',
    });
  });

  it('is over when the game is, and says so to every action', async () => {
    const { ground } = groundOn();
    const table = await started(ground, game);
    done(await table.take({ kind: 'concede', actionId: 'a', seat: 'A' }));
    expect(table.state).toBe('over');
    expect(await table.take({ kind: 'concede', actionId: 'b', seat: 'B' })).toMatchObject({ reply: 'refused', code: 'game-over' });
    table.passivate();
    expect(await table.look()).toMatchObject({ decision: null, game: { result: { winners: ['B'] } } });
    expect(table.state).toBe('over');
  });

  it('never lets its clock run backwards', async () => {
    let now = 5_000;
    const table = await started({ ...groundOn().ground, now: () => now }, game);
    const { decision, index } = await openAt(table);
    now = 1_000;
    expect(done(await table.take(answerOf(decision, index, plainly(decision)))).entry.at).toBe(5_000);
  });
});

describe('a lost acknowledgement', () => {
  const losing =
    (stores: boolean) =>
    (log: GameLog): GameLog => {
      let lose = true;
      return {
        ...log,
        append: async (id, index, entry, text) => {
          const lost = index > 0 && lose;
          if (!lost || stores) await log.append(id, index, entry, text);
          if (!lost) return 'stored';
          lose = false;
          throw new Unconfirmed(id, index, new Error('no answer'));
        },
      };
    };
  it.each([[true], [false]])('is settled by sending the same again (stored: %s)', async (stores) => {
    const { ground } = groundOn(undefined, losing(stores));
    const table = await started(ground, game);
    const { decision, index } = await openAt(table);
    const action = answerOf(decision, index, plainly(decision));
    expect(await table.take(action)).toMatchObject({ reply: 'unconfirmed' });
    expect(table.state).toBe('asleep');
    const again = done(await table.take(action));
    expect([again.repeated, again.entry.index, (await entriesIn(ground.log, game)).length]).toEqual([stores, 1, 2]);
    expect(await ground.beside.quarantines()).toEqual([]);
  });
});

describe('two tables of one game', () => {
  const two = async (): Promise<readonly [Table, Table]> => {
    const store = memoryStore();
    const one = await started(groundOn(store).ground, game);
    const other = new Table(groundOn(store).ground, game);
    await other.look();
    return [one, other];
  };
  it('show what either has stored', async () => {
    const [one, other] = await two();
    const { decision, index } = await openAt(one);
    expect(await openAt(other)).toEqual({ decision, index });
    done(await one.take(answerOf(decision, index, plainly(decision))));
    const after = await openAt(other);
    expect(after.index).toBe(index + 1);
    expect(after).toEqual(await openAt(one));
  });
  it('judge an action once more when the other was faster', async () => {
    const [one, other] = await two();
    const { decision, index } = await openAt(one);
    done(await one.take(answerOf(decision, index, plainly(decision))));
    const conceded = done(await other.take({ kind: 'concede', actionId: 'a', seat: decision.seat }));
    expect(conceded.entry.index).toBe(2);
    expect(await one.take({ kind: 'concede', actionId: 'b', seat: 'A' })).toMatchObject({ reply: 'refused', code: 'game-over' });
  });
  it('refuse an answer whose question is gone', async () => {
    const [one, other] = await two();
    const { decision, index } = await openAt(one);
    done(await one.take(answerOf(decision, index, plainly(decision), 'a')));
    expect(await other.take(answerOf(decision, index, plainly(decision), 'b'))).toMatchObject({ reply: 'refused', code: 'stale-decision', head: { index: 1 } });
  });
  it('take an answer to a question the other has put', async () => {
    const [one, other] = await two();
    const first = await openAt(one);
    done(await one.take(answerOf(first.decision, first.index, plainly(first.decision))));
    const second = await openAt(one);
    expect(done(await other.take(answerOf(second.decision, second.index, plainly(second.decision)))).entry.index).toBe(2);
  });
  it('repeat an action that went to both, its creation too', async () => {
    const store = memoryStore();
    const tables = [new Table(groundOn(store).ground, game), new Table({ ...groundOn(store).ground, now: () => 9_000 }, game)] as const;
    const created = await Promise.all(tables.map((table) => table.take(createOf(game))));
    expect(created.map((reply) => done(reply).repeated).toSorted()).toEqual([false, true]);
    const { decision, index } = await openAt(tables[0]);
    await openAt(tables[1]);
    const replies = await Promise.all(tables.map((table) => table.take(answerOf(decision, index, plainly(decision)))));
    expect(replies.map((reply) => done(reply).entry.index)).toEqual([1, 1]);
    expect(replies.map((reply) => done(reply).repeated).toSorted()).toEqual([false, true]);
  });
  it('say that they are busy rather than that a question is gone', async () => {
    const { ground } = groundOn(undefined, (log) => ({ ...log, append: async (...args) => (args[1] === 0 ? log.append(...args) : 'conflict') }));
    const table = await started(ground, game);
    expect(await table.take({ kind: 'concede', actionId: 'a', seat: 'A' })).toMatchObject({ reply: 'refused', code: 'busy' });
  });
});

it('a game is not opened under another master key', async () => {
  const { ground } = groundOn();
  const table = await started(ground, game);
  const { decision, index } = await openAt(table);
  const other = new Table({ ...ground, engine: OTHER_ENGINE, keysOf: (id) => ({ ...ground.keysOf(id), keyId: 'another' }) }, game);
  expect(await other.take(answerOf(decision, index, plainly(decision)))).toMatchObject({
    reply: 'unavailable',
    why: expect.stringContaining('another master key'),
  });
  expect(await ground.beside.quarantines()).toEqual([]);
});
