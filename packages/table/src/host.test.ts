import { describe, expect, it } from 'vitest';
import { Host, newGameId } from './host.ts';
import { answerOf, createOf, done, groundOn, idOf, keys, openAt, plainly, setupFor } from './testTable.ts';

const [one, two, three] = [idOf(1), idOf(2), idOf(3)] as const;

describe('the host', () => {
  it('makes games with ids of its own', async () => {
    const { game: _, keyId: __, commitment: ___, ...wanted } = setupFor(one);
    const host = new Host(groundOn().ground);
    const { entry } = done(await host.create('create', wanted));
    expect(entry.game).toMatch(/^[a-z0-9]{26}$/);
    expect(entry.action).toMatchObject({ setup: { game: entry.game, commitment: keys(entry.game).commitment } });
    expect(new Set(Array.from({ length: 100 }, newGameId)).size).toBe(100);
  });

  it('puts the games to sleep that were used longest ago, and wakes them where they were', async () => {
    const host = new Host({ ...groundOn().ground, awake: 2 });
    for (const game of [one, two]) done(await host.take(game, createOf(game)));
    const asleep = host.table(one);
    const { decision, index } = await openAt(asleep);
    host.table(two);
    done(await host.take(three, createOf(three)));
    expect([host.awake, asleep.state]).toEqual([2, 'asleep']);
    expect(await openAt(host.table(one))).toEqual({ decision, index });
    expect(done(await host.take(one, answerOf(decision, index, plainly(decision)))).entry.index).toBe(1);
    expect(host.awake).toBe(2);
  });

  it('lets nobody sleep who is busy, and has one table for a game', async () => {
    const host = new Host({ ...groundOn().ground, awake: 1 });
    const busy = host.take(one, createOf(one));
    const other = host.table(two);
    expect([host.table(two) === other, host.awake]).toEqual([true, 2]);
    done(await busy);
    done(await other.take(createOf(two)));
    host.table(two);
    expect(host.awake).toBe(1);
  });
});
