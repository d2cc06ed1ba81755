import type { DecisionView, GameView, JoinedGame, Problem } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Ask, asking, JUDGE, made, type TestServer, testServer } from '../testServer.ts';

let server: TestServer;
let ask: Ask;
beforeAll(async () => {
  server = await testServer();
  ask = asking(server);
});
afterAll(() => server.dispose());

const invited = async (game: string, seat = 'A', token: string | null = API) =>
  ask<{ invitation: string } & Problem>(`/v1/games/${game}/seats/${seat}/invitation`, { token, body: {} });
const join = (game: string, invitation: unknown) => ask<JoinedGame & Problem>(`/v1/games/${game}/join`, { body: { invitation } });

describe('an invitation to a seat', () => {
  it('is made by platforms and judges, for seats there are', async () => {
    const { game, a } = await made(ask);
    const status = async (...args: [seat: string, token: string | null]) => (await invited(game, ...args)).status;
    expect([await status('A', null), await status('A', a), await status('Z', API)]).toEqual([401, 403, 403]);
    expect([await status('A', API), await status('B', JUDGE)]).toEqual([201, 201]);
    expect((await invited('z'.repeat(26))).body).toMatchObject({ status: 404, code: 'no-such-game' });
  });

  it('is exchanged for a token of its seat, once', async () => {
    const { game, a } = await made(ask);
    const { invitation } = (await invited(game)).body;
    const { status, body } = await join(game, invitation);
    expect([status, body.game, body.seat]).toEqual([201, game, 'A']);
    const own = await ask<GameView>(`/v1/games/${game}/view`, { token: body.token });
    expect(own.body.view.players[0]?.library).toBe(40);
    expect((await join(game, invitation)).body).toMatchObject({ status: 403, code: 'invitation-used' });
    expect((await ask<DecisionView>(`/v1/games/${game}/decision`, { token: a })).status).toBe(200); // what the platform has stays good
  });

  it('lets one in, of many who come at once', async () => {
    const { game } = await made(ask);
    const { invitation } = (await invited(game)).body;
    const came = await Promise.all(Array.from({ length: 8 }, () => join(game, invitation)));
    expect(came.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 403)]);
  });

  it('is no token, and a token is no invitation', async () => {
    const { game, a } = await made(ask);
    const { invitation } = (await invited(game)).body;
    expect((await ask(`/v1/games/${game}/view`, { token: invitation })).status).toBe(401);
    expect((await join(game, a)).body.code).toBe('invitation-used');
    expect((await ask(`/v1/games/${game}/view`, { token: a })).status).toBe(200);
  });

  it('is good in its own game only, and no more once the seat’s tokens are taken away', async () => {
    const [one, other] = [await made(ask), await made(ask)];
    const { invitation } = (await invited(one.game)).body;
    expect((await join(other.game, invitation)).status).toBe(403);
    await ask(`/v1/games/${one.game}/seats/A/token`, { token: API, body: {} });
    expect((await join(one.game, invitation)).status).toBe(403);
  });

  it.each([undefined, '', 'a b', 'x'.repeat(300), 7, null])('of %j is malformed', async (invitation) => {
    const { game } = await made(ask);
    expect((await join(game, invitation)).body).toMatchObject({ status: 400, code: 'malformed-request' });
  });
});

it('a seat given anew leaves nobody else there, however many are given at once', async () => {
  const { game } = await made(ask);
  const given = await Promise.all([1, 2, 3].map(() => ask<{ token: string }>(`/v1/games/${game}/seats/A/token`, { token: API, body: {} })));
  const statuses = await Promise.all(given.map(async ({ body }) => (await ask(`/v1/games/${game}/view`, { token: body.token })).status));
  expect(statuses.toSorted()).toEqual([200, 401, 401]);
});
