import { type CreatedGame, CreateGame } from '@arbiter/schema';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API, type TestServer, testServer, wanted } from '../../services/server/src/testServer.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { shaped, spoilt } from './hostile/arbitrary.ts';
import { bodies, decks, texts } from './hostile/corpus.ts';
import { type Besieged, besieged, expectCalm, expectDiscreet, expectProblem, expectUnpolluted, headsOf } from './hostile/ground.ts';
import { type Answer, answerIn, asked, exchanged, type Sent } from './hostile/wire.ts';

/*
 * Whatever comes in over HTTP, the service lives on, says what was wrong in its own words, and no game changes but by a legal action.
 */

let server: TestServer;
let game: Besieged;
const logged: string[] = [];
beforeAll(async () => {
  server = await testServer({}, { logged: (line) => logged.push(line), patience: { headMs: 300, requestMs: 600 } });
  game = await besieged(server);
});
afterEach(() => {
  expectCalm(logged);
  expectUnpolluted();
});
afterAll(() => server.dispose());

const JSON_TYPE = ['content-type', 'application/json'] as const;
const bearer = (token: string) => ['authorization', `Bearer ${token}`] as const;

/** What every answer must be; hands it back. */
const expectFit = (sent: Pick<Sent, 'method'>, answer: Answer): Answer => {
  const { status, type, head, body } = answer;
  const said = `${head}\n${body.slice(0, 500)}`;
  expectDiscreet(head + body, game.secrets);
  if (status === 204 || sent.method === 'HEAD') return answer;
  if (status >= 400) {
    expect(type, said).toBe('application/problem+json');
    expectProblem(JSON.parse(body));
  } else {
    expect([200, 201], said).toContain(status);
    if (type === 'application/json') expect(() => JSON.parse(body), said).not.toThrow();
    else expect(type).toMatch(/^(?:text\/(?:event-stream|html|css|javascript|plain)|application\/x-ndjson)$/u);
  }
  return answer;
};
const sent = async (request: Sent): Promise<Answer> => expectFit(request, await asked(game.port, request));
const params = (small: number) => ({ numRuns: runs(small), seed: seedsOf(1)[0] as number });

const ids = () => fc.constantFrom(game.game, game.game, game.game, '0'.repeat(26), '__proto__', 'constructor');
const words = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 30 }));
/** Not a byte that ends a line or a head. */
const inHead = (text: string): string => text.replaceAll(/[\r\n\0]/gu, '');
const inPath = (text: string): string => inHead(text).replaceAll(' ', '+');
const encoded = words.map((text) => encodeURIComponent(text.toWellFormed()));
const raw = words.map(inPath);
const segment = fc.oneof({ arbitrary: encoded, weight: 9 }, { arbitrary: raw, weight: 1 });
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('at', 'from', 'lang', 'state', 'after', 'follow', 'token', '__proto__'),
      fc.oneof(fc.constantFrom('0', '1', '99999', 'ru', 'open'), segment),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
const paths = () =>
  fc
    .tuple(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc
            .tuple(ids(), fc.constantFrom('view', 'decision', 'zones', 'life', 'stack', 'timeline', 'events', 'reveal', 'refused', 'entries', 'actions'))
            .map((parts) => `/v1/games/${parts.join('/')}`),
        },
        fc.tuple(segment, segment).map((parts) => `/v1/games/${parts.join('/')}`),
        segment.map((seat) => `/v1/games/${game.game}/seats/${seat}x/token`),
        fc.constantFrom('/v1/games', '/v1/feed', '/openapi.json', '/metrics', '/'),
        segment.map((file) => `/schemas/${file}`),
        raw.map((text) => `/${text}`),
        raw,
      ),
      query,
    )
    .map(([path, rest]) => (rest === '' ? path : `${path}?${rest}`));
const tokens = () => fc.oneof(fc.constantFrom(game.a, API), fc.constantFrom('', 'x', 'null'), words.map(inHead));
const headers = () =>
  fc.array(
    fc.oneof(
      { arbitrary: tokens().map(bearer), weight: 8 },
      words.map((value) => ['authorization', inHead(value)] as const),
      fc.constantFrom('0', '3', '999999999999999').map((value) => ['last-event-id', value] as const),
      words.map((value) => ['last-event-id', inHead(value)] as const),
      words.map((value) => ['content-type', inHead(value)] as const),
      words.map((value) => ['accept', inHead(value)] as const),
      words.map((value) => ['host', inHead(value)] as const),
      fc.constantFrom(['accept', 'application/x-ndjson'] as const, ['expect', '100-continue'] as const, ['upgrade', 'websocket'] as const),
    ),
    { maxLength: 3 },
  );

describe('requests by chance', () => {
  it('are answered in the words of the service and change nothing', { timeout: 300_000 }, async ({ task }) => {
    const options = params(250);
    task.meta.seed = options.seed;
    const before = await headsOf(server);
    const request = fc.record(
      {
        method: fc.constantFrom(...Array.from({ length: 12 }, () => 'GET'), 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH'),
        path: paths(),
        headers: headers(),
        body: fc.constantFrom('', '{}'),
      },
      { requiredKeys: ['method', 'path', 'headers'] },
    );
    await fc.assert(
      fc.asyncProperty(request, async (one) => void (await sent(one))),
      options,
    );
    expect(await headsOf(server)).toEqual(before);
  });
});

describe('bodies', () => {
  const paths = () => ['/v1/games', `/v1/games/${game.game}/actions`];
  it.each(bodies.map((body) => [body.slice(0, 40), body] as const))('that are none: %j', async (_, body) => {
    for (const path of paths()) {
      const { status } = await sent({ method: 'POST', path, headers: [JSON_TYPE, bearer(path === '/v1/games' ? API : game.a)], body });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
  it.each(decks.map((deck) => [deck.slice(0, 30), deck] as const))('with a deck that is none or large: %j', async (_, deck) => {
    const body = JSON.stringify({ rules: 'modern', players: ['__proto__', 'constructor'].map((name) => ({ name, deck })) });
    await sent({ method: 'POST', path: '/v1/games', headers: [JSON_TYPE, bearer(API)], body });
  });
  it('of 300 KB, whole or in parts, are too large', async () => {
    const body = ' '.repeat(300 * 1024);
    const heads = [JSON_TYPE, bearer(API)];
    expect(await sent({ method: 'POST', path: '/v1/games', headers: heads, body })).toMatchObject({ status: 413 });
    const head = ['POST /v1/games HTTP/1.1', 'host: x', ...heads.map((pair) => pair.join(': ')), 'transfer-encoding: chunked'].join('\r\n');
    const chunks = `${head}\r\n\r\n${`4000\r\n${' '.repeat(0x4000)}\r\n`.repeat(20)}0\r\n\r\n`;
    expect(expectFit({ method: 'POST' }, answerIn(await exchanged(game.port, chunks))).status).toBe(413);
  });

  it('made by the schema of a game and spoilt make a game or are refused', { timeout: 300_000 }, async ({ task }) => {
    const options = params(120);
    task.meta.seed = options.seed;
    const before = await headsOf(server);
    await fc.assert(
      fc.asyncProperty(spoilt(fc.oneof(fc.constant(wanted()), shaped(CreateGame as never))), async (body) => {
        const { status, body: answer } = await sent({ method: 'POST', path: '/v1/games', headers: [JSON_TYPE, bearer(API)], body });
        if (status === 201) expect(await server.service.ground.log.head((JSON.parse(answer) as CreatedGame).game)).not.toBeNull();
      }),
      options,
    );
    for (const [id, hash] of before) expect((await server.service.ground.log.head(id))?.hash).toBe(hash);
  });
});
