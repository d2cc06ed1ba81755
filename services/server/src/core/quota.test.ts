import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API, type Ask, asking, burn, type Made, made, type TestServer, testServer, wanted } from '../testServer.ts';
import { Buckets } from './quota.ts';

describe('a bucket', () => {
  it('gives so many at once and then as time goes by, to each his own', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 2, perSecond: 4 }, () => now);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([null, null, 1, null]);
    now = 250;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([null, 1]);
  });
});

describe('open games of one platform', () => {
  let server: TestServer;
  let ask: Ask;
  let first: Made;
  const create = async (body: object): Promise<string | undefined> => (await ask('/v1/games', { token: API, body })).body.code;
  beforeAll(async () => {
    server = await testServer({ mostGames: 1 });
    ask = asking(server);
    first = await made(ask, { actionId: 'first' });
  });
  afterAll(() => server.dispose());

  it('are so many, however creations are repeated or refused, until one is over', async () => {
    expect(await create(wanted())).toBe('too-many-games');
    expect(await create(wanted({ actionId: 'first' }))).toBeUndefined();
    expect(await create(wanted({ actionId: 'first', players: ['Anna', 'Eve'].map((name) => ({ name, deck: burn })) }))).toBe('action-id-reused');
    expect(await create(wanted())).toBe('too-many-games');
    await ask(`/v1/games/${first.game}/actions`, { token: first.a, body: { actionId: 'x', kind: 'concede' } });
    expect(await create(wanted({ actionId: 'first' }))).toBeUndefined(); // which is over, and takes no place
    expect(await create(wanted())).toBeUndefined();
  });
});

it('nobody waits longer because the clock on the wall was put back', () => {
  const clock = vi.spyOn(Date, 'now');
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  clock.mockReturnValue(3_600_000);
  buckets.spend('one');
  clock.mockReturnValue(0);
  expect(buckets.take('one')).toBeNull();
  clock.mockRestore();
});
