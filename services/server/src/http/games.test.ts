import type { Acted, CreatedGame, DecisionView, GamesPage, GameView, Problem, RevealedSeed } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Ask, askedIn, asking, burn, JUDGE, type Made, made, type TestServer, testServer, wanted } from '../testServer.ts';

let server: TestServer;
let ask: Ask;
beforeAll(async () => {
  server = await testServer();
  ask = asking(server);
});
afterAll(() => server.dispose());

const stepping: Readonly<Record<string, unknown>> = {
  mulligan: { keep: true },
  openingHand: { cards: [] },
  priority: { pass: true },
  firstPlayer: { player: 'A' },
};
const decisionOf = async (game: string, token: string) => (await ask<DecisionView>(`/v1/games/${game}/decision`, { token })).body;
/** Whoever is asked keeps, passes, or takes the first turn: the game moves on by one entry. */
const step = async (at: Made) => {
  const { token } = await askedIn(ask, at);
  const { decision } = await decisionOf(at.game, token);
  const answer = stepping[decision?.kind ?? 'priority'];
  const body = { actionId: `s${decision?.id}`, kind: 'answer', decisionId: decision?.id, answer };
  return { token, acted: await ask<Acted>(`/v1/games/${at.game}/actions`, { token, body }) };
};

const four = ['Anna', 'Boris', 'Clara', 'Dora'].map((name) => ({ name, deck: burn }));

describe('creating a game', () => {
  it.each([
    ['two-headed-giant', [0, 0, 1, 1], [30, 30, 30, 30]],
    ['archenemy', [0, 1, 1, 1], [40, 20, 20, 20]],
    ['commander', [0, 1, 2, 3], [40, 40, 40, 40]],
  ] as const)('makes one of the format %s, in its teams', async (format, teams, lives) => {
    const { status, body } = await ask<CreatedGame>('/v1/games', { token: API, body: wanted({ format, players: four }) });
    expect([status, Object.keys(body.seats)]).toEqual([201, ['A', 'B', 'C', 'D']]);
    const { body: view } = await ask<GameView>(`/v1/games/${body.game}/view?at=0`, { token: body.seats['A']?.token ?? '' });
    expect(view.view.players.map(({ team }) => team)).toEqual(teams);
    expect(view.view.players.map(({ life }) => life)).toEqual(lives);
  });
  it('gives each seat a token of its own, and pins the commitment', async () => {
    const { status, body, headers } = await ask<CreatedGame>('/v1/games', { token: API, body: wanted() });
    expect(status).toBe(201);
    expect(body.game).toMatch(/^[a-z0-9]{26}$/);
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(body.seats)).toEqual(['A', 'B']);
    expect(body.seats['A']?.token).not.toBe(body.seats['B']?.token);
    expect(headers.get('arbiter-head')).toBe(`0:${body.head.hash}`);
  });
  it('takes a deck as a list too, with Russian names, and gives a bot no token', async () => {
    const players = [
      {
        name: 'Anna',
        deck: [
          { name: 'Гора', count: 20 },
          { name: 'Lightning Bolt', count: 4 },
        ],
      },
      { name: 'Bot', deck: burn, bot: 'random' as const },
    ];
    const { status, body } = await ask<CreatedGame>('/v1/games', { token: API, body: wanted({ players }) });
    expect([status, Object.keys(body.seats)]).toEqual([201, ['A']]);
    const { body: view } = await ask<GameView>(`/v1/games/${body.game}/view?at=0`, { token: body.seats['A']?.token ?? '' });
    expect(view.view.players[0]?.library).toBe(24);
  });
  it('makes one game however often it is asked with the same action id, and gives the same tokens', async () => {
    const body = wanted({ actionId: 'once' });
    const [first, second] = [await ask<CreatedGame>('/v1/games', { token: API, body }), await ask<CreatedGame>('/v1/games', { token: API, body })];
    expect(second.body).toEqual(first.body);
    const other = await ask('/v1/games', { token: API, body: { ...body, rules: 'modern' } });
    expect([other.status, other.body.code]).toEqual([422, 'action-id-reused']);
  });
  it.each<[string, object, number, string]>([
    [
      'an unknown card',
      wanted({
        players: [
          { name: 'A', deck: '60 Nonesuch' },
          { name: 'B', deck: burn },
        ],
      }),
      422,
      'unknown-cards',
    ],
    [
      'a deck that cannot be read',
      wanted({
        players: [
          { name: 'A', deck: 'Mountain' },
          { name: 'B', deck: burn },
        ],
      }),
      422,
      'bad-deck',
    ],
    [
      'too large a deck',
      wanted({
        players: [
          {
            name: 'A',
            deck: [
              { name: 'Mountain', count: 9999 },
              { name: 'Forest', count: 9999 },
            ],
          },
          { name: 'B', deck: burn },
        ],
      }),
      422,
      'bad-deck',
    ],
    ['one player', wanted({ players: [{ name: 'A', deck: burn }] }), 422, 'bad-setup'],
    ['a format that is not there', wanted({ format: 'planechase' }), 422, 'not-supported'],
    ['two heads of two players', wanted({ format: 'two-headed-giant' }), 422, 'bad-setup'],
    ['a vanguard game without vanguard cards', wanted({ format: 'vanguard' }), 422, 'bad-setup'],
    ['a vanguard card in another game', wanted({ players: four.slice(0, 2).map((player) => ({ ...player, vanguard: 'Lightning Bolt' })) }), 422, 'bad-setup'],
    ['an edition that is not there', { ...wanted(), rules: 'ancient' }, 400, 'malformed-request'],
    ['a misspelt key', { ...wanted(), provible: true }, 400, 'malformed-request'],
    [
      'a name that turns the text around',
      wanted({
        players: [
          { name: 'a\u202eb', deck: burn },
          { name: 'B', deck: burn },
        ],
      }),
      400,
      'malformed-request',
    ],
  ])('refuses %s', async (_, body, status, code) => {
    const { status: got, body: problem, headers } = await ask('/v1/games', { token: API, body });
    expect([got, problem.code, problem.status]).toEqual([status, code, status]);
    expect(headers.get('content-type')).toBe('application/problem+json');
  });
  it('is for platforms', async () => {
    const { a } = await made(ask);
    expect((await ask('/v1/games', { body: wanted() })).status).toBe(401);
    expect((await ask('/v1/games', { token: 'guess', body: wanted() })).status).toBe(401);
    expect((await ask('/v1/games', { token: a, body: wanted() })).status).toBe(401);
    expect((await ask('/v1/games', { token: JUDGE, body: wanted() })).status).toBe(403);
  });
});

describe('playing', () => {
  it('puts a decision to the seat that is asked, and to nobody else', async () => {
    const at = await made(ask);
    const { seat, token, other } = await askedIn(ask, at);
    const { decision, awaited } = await decisionOf(at.game, token);
    expect(decision).toMatchObject({ id: 0, kind: 'firstPlayer', seat });
    expect(awaited).toEqual({ seat, kind: 'firstPlayer', cite: '2008:101.2' });
    expect((await decisionOf(at.game, other)).decision).toBeNull();
    expect((await ask<DecisionView>(`/v1/games/${at.game}/decision`)).body).toEqual({ head: expect.anything(), decision: null, awaited });
  });
  it('takes an answer once, and answers a repeat the same', async () => {
    const at = await made(ask);
    const { acted, token } = await step(at);
    expect(acted.status).toBe(200);
    expect(acted.body).toMatchObject({ repeated: false, head: { index: 1 }, entry: { head: { index: 1 }, part: { action: { actionId: 's0' } } } });
    const body = { actionId: 's0', kind: 'answer', decisionId: 0, answer: { player: 'A' } };
    const again = await ask<Acted>(`/v1/games/${at.game}/actions`, { token, body });
    expect(again.body).toMatchObject({ repeated: true, entry: acted.body.entry });
    const other = await ask(`/v1/games/${at.game}/actions`, { token, body: { ...body, answer: { player: 'B' } } });
    expect([other.status, other.body.code]).toEqual([422, 'action-id-reused']);
  });
  it('refuses what is late, another’s, or against the rules, and cites the rule', async () => {
    const at = await made(ask);
    const { token: mine, other } = await askedIn(ask, at);
    const act = (token: string | null, body: object) => ask(`/v1/games/${at.game}/actions`, { token, body });
    const choose = { kind: 'answer', decisionId: 0, answer: { player: 'A' } };
    expect((await act(other, { ...choose, actionId: '1' })).body).toMatchObject({ status: 403, code: 'not-your-decision' });
    expect((await act(mine, { ...choose, actionId: '2', answer: { player: 'Z' } })).body).toMatchObject({
      status: 422,
      code: 'illegal-answer',
      rule: '2008:101.2',
    });
    expect((await act(mine, { ...choose, actionId: '3', answer: { keep: true } })).body).toMatchObject({ status: 422, code: 'malformed-answer' });
    expect((await act(mine, { ...choose, actionId: '4', decisionId: 7 })).body).toMatchObject({ status: 409, code: 'stale-decision' });
    expect((await act(null, { ...choose, actionId: '5' })).status).toBe(401);
    expect((await act(API, { ...choose, actionId: '6' })).status).toBe(403);
    expect((await decisionOf(at.game, mine)).decision?.id).toBe(0);
    const { body } = await ask<{ refused: { actionId: string }[] }>(`/v1/games/${at.game}/refused`, { token: JUDGE });
    expect(body.refused.map(({ actionId }) => actionId)).toEqual(['1', '2', '3', '4']);
    expect((await ask(`/v1/games/${at.game}/refused`, { token: at.a })).status).toBe(403);
  });
  it('ends with a concession, reveals the seed then and not before', async () => {
    const { game, a, commitment } = await made(ask);
    expect((await ask(`/v1/games/${game}/reveal`)).body).toMatchObject({ status: 409, code: 'not-over' });
    await ask(`/v1/games/${game}/actions`, { token: a, body: { actionId: 'c', kind: 'concede' } });
    const { body } = await ask<RevealedSeed>(`/v1/games/${game}/reveal`);
    expect(body).toMatchObject({ game, commitment, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { body: page } = await ask<GamesPage>('/v1/games?state=over');
    expect(page.games.find((one) => one.game === game)).toMatchObject({
      state: 'over',
      awaited: null,
      players: [
        { seat: 'A', name: 'Anna', team: 0 },
        { seat: 'B', name: 'Boris', team: 1 },
      ],
    });
  });
});

describe('judges', () => {
  it('rule, and everyone is shown', async () => {
    const { game, a } = await made(ask);
    const ruling = { actionId: 'r', kind: 'ruling', why: 'a wrong count', orders: [{ order: 'life', player: 'A', life: 7 }] };
    expect((await ask(`/v1/games/${game}/actions`, { token: a, body: ruling })).status).toBe(403);
    const { status, body } = await ask<Acted>(`/v1/games/${game}/actions`, { token: JUDGE, body: ruling });
    expect([status, body.head.index]).toEqual([200, 1]);
    const { body: view } = await ask<GameView>(`/v1/games/${game}/view`);
    expect(view.view.players[0]?.life).toBe(7);
    const bad = await ask(`/v1/games/${game}/actions`, {
      token: JUDGE,
      body: { ...ruling, actionId: 'r2', orders: [{ order: 'life', player: 'Z', life: 7 }] },
    });
    expect(bad.body).toMatchObject({ status: 422, code: 'illegal-ruling' });
  });
  it('take a seat’s token away: the old one is good for nothing, the new one for that seat', async () => {
    const { game, a } = await made(ask);
    const renew = (token: string | null, seat = 'A') => ask<{ token: string } & Problem>(`/v1/games/${game}/seats/${seat}/token`, { token, body: {} });
    expect([(await renew(null)).status, (await renew(a)).status, (await renew(API, 'Z')).status]).toEqual([401, 403, 403]);
    const { body } = await renew(API);
    expect((await ask(`/v1/games/${game}/decision`, { token: a })).status).toBe(401);
    const { body: own } = await ask<GameView>(`/v1/games/${game}/view`, { token: body.token });
    expect(own.view.players[0]?.library).toBe(40);
  });
});

describe('looking back', () => {
  it('shows the game after any entry, and says where there is none', async () => {
    const at = await made(ask);
    const { token } = await askedIn(ask, at);
    for (let i = 0; i < 6; i++) await step(at);
    const now = await ask<GameView>(`/v1/games/${at.game}/view`, { token: at.a });
    const then = await ask<GameView>(`/v1/games/${at.game}/view?at=0`, { token: at.a });
    expect([now.body.head.index, then.body.head.index]).toEqual([6, 0]);
    expect([now.body.view.players[0]?.hand.cards.length, then.body.view.players[0]?.hand.cards.length]).toEqual([7, 0]);
    expect((await ask<DecisionView>(`/v1/games/${at.game}/decision?at=0`, { token })).body.decision).toMatchObject({ id: 0, kind: 'firstPlayer' });
    expect((await ask(`/v1/games/${at.game}/view?at=7`)).body).toMatchObject({ status: 404, code: 'no-such-entry' });
    for (const bad of ['-1', '1.5', 'x', '', '1e3']) expect((await ask(`/v1/games/${at.game}/view?at=${bad}`)).status, bad).toBe(400);
    expect((await ask(`/v1/games/${'z'.repeat(26)}/view`)).body).toMatchObject({ status: 404, code: 'no-such-game' });
  });
  it('does not show another’s hand', async () => {
    const at = await made(ask);
    for (let i = 0; i < 5; i++) await step(at);
    const { body } = await ask<GameView>(`/v1/games/${at.game}/view`, { token: at.b });
    const [theirs, own] = body.view.players;
    expect([theirs?.hand, own?.hand.cards.length]).toEqual([{ count: 7, cards: [] }, 7]);
    expect((await ask<GameView>(`/v1/games/${at.game}/view`)).body.view.players.map(({ hand }) => hand.cards)).toEqual([[], []]);
  });
  it.each(['zones', 'life', 'stack', 'timeline'])('tells the projection %s, in a language there is', async (name) => {
    const at = await made(ask);
    await step(at);
    const { status, body } = await ask<{ head: { index: number } }>(`/v1/games/${at.game}/${name}?lang=ru`);
    expect([status, body.head.index]).toEqual([200, 1]);
    expect((await ask(`/v1/games/${at.game}/${name}?lang=xx`)).status).toBe(400);
    expect((await ask(`/v1/games/${at.game}/${name}?at=9`)).status).toBe(404);
  });
  it('costs whoever looks too often a wait', async () => {
    const { game, b } = await made(ask);
    const looks = await Promise.all(Array.from({ length: 400 }, () => ask(`/v1/games/${game}/view?at=0`, { token: b })));
    const refused = looks.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ code: 'rate-limited', retryAfter: expect.any(Number) });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(`/v1/games/${game}/view`, { token: b })).status).toBe(200);
  });
});
