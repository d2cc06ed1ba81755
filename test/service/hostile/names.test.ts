import type { CreateGame, GameView } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Ask, asking, burn, JUDGE, type Made, made, type TestServer, testServer, wanted } from '../../../services/server/src/testServer.ts';
import { expectProblem, expectUnpolluted } from './ground.ts';

/*
 * Names and words from outside: what could pass for something else is refused, what every object has by nature is a name like any other.
 */

const UNSEEN = ['\u202eannA', 'A\u0000', 'A\nB', '\u2066A', '\u200bA', '\ud800', 'A\u2028', ''];
const NATURAL = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

let server: TestServer;
let ask: Ask;
let game: Made;
beforeAll(async () => {
  server = await testServer();
  ask = asking(server);
  game = await made(ask);
});
afterAll(async () => {
  await server.dispose();
  expectUnpolluted();
});

const codeFor = async (change: Partial<CreateGame>): Promise<string> => (await ask('/v1/games', { token: API, body: wanted(change) })).body.code;
const named = (name: string, deck: CreateGame['players'][number]['deck'] = burn) => ({ players: [{ name, deck }, ...wanted().players.slice(1)] });

describe('names that cannot be seen or read', () => {
  it.each(UNSEEN.map((name) => [JSON.stringify(name), name]))('are refused: %s', async (_, name) => {
    expect(await codeFor(named(name))).toBe('malformed-request');
    expect(await codeFor({ actionId: name })).toBe('malformed-request');
    expect(await codeFor({ match: { id: name, number: 1, previous: null } })).toBe('malformed-request');
    expect(await codeFor(named('Anna', [{ name: `Mountain${name}`, count: 20 }]))).toBe(name === '' ? undefined : 'unknown-cards');
  });
  it.each([...UNSEEN.filter((name) => !/[\n\u200b]/u.test(name)), 'a'.repeat(1001)].map((why) => [JSON.stringify(why).slice(0, 20), why]))(
    'are no words of a judge: %s',
    async (_, why) => {
      const body = { kind: 'ruling', actionId: `why-${why.length}`, why, orders: [] };
      expect((await ask(`/v1/games/${game.game}/actions`, { token: JUDGE, body })).body.code).toBe('malformed-request');
    },
  );
  it('are not what a judge says in lines', async () => {
    const body = { kind: 'ruling', actionId: 'lines', why: 'First:\n\ta family 👩‍👩‍👧 came by', orders: [] };
    expect((await ask(`/v1/games/${game.game}/actions`, { token: JUDGE, body })).status).toBe(200);
  });
});

describe('names that every object has by nature', () => {
  it.each(NATURAL)('are names of players, and of no card: %s', async (name) => {
    const { game: id } = await made(ask, named(name));
    const { body } = await ask<{ games: readonly { game: string; players: readonly { name: string }[] }[] }>('/v1/games');
    expect(body.games.find((one) => one.game === id)?.players[0]?.name).toBe(name);
    expect(await codeFor(named('Anna', [{ name, count: 20 }]))).toBe('unknown-cards');
    expect(await codeFor(named('Anna', `20 ${name}`))).toBe('unknown-cards');
  });
  it.each(NATURAL)('are no games, seats or entries: %s', async (name) => {
    for (const path of [
      `games/${name}/view`,
      `games/${game.game}/${name}`,
      `games/${game.game}/seats/${name}/token`,
      `games?after=${name}`,
      `games?state=${name}`,
    ]) {
      const { status, body } = await ask(`/v1/${path}`, { token: JUDGE, ...(path.endsWith('token') ? { body: {} } : {}) });
      if (status !== 200) expectProblem(body);
    }
  });
  it.each(NATURAL)('are counters like any other, or refused: %s', async (name) => {
    const rule = (orders: string) =>
      ask(`/v1/games/${game.game}/actions`, {
        token: JUDGE,
        body: `{"kind":"ruling","actionId":"${name}${orders.length}","why":"a test","orders":[${orders}]}`,
      });
    for (const orders of [
      `{"order":"counters","on":"A","counter":"${name}","amount":3}`,
      `{"order":"put","card":"Mountain","player":"A","zone":"battlefield","counters":{"${name}":2}}`,
      `{"order":"put","card":"${name}","player":"A","zone":"battlefield"}`,
      `{"order":"life","player":"${name}","life":3}`,
    ]) {
      const { status, body } = await rule(orders);
      if (status !== 200) expectProblem(body);
      expectUnpolluted();
    }
    const { body } = await ask<GameView>(`/v1/games/${game.game}/view`);
    const counters = body.view.players.find(({ seat }) => seat === 'A')?.counters ?? {};
    expect(Object.getOwnPropertyDescriptor(counters, name)?.value).toBe(3);
  });
});
