import { linesOf, verifyMessages } from '@arbiter/log';
import { verify } from '@arbiter/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API, type Ask, askedIn, asking, burn, JUDGE, type Made, made, type TestServer, testServer } from '../testServer.ts';

let server: TestServer;
let ask: Ask;
let over: Made;
const bots = ['random', 'random'].map((bot, i) => ({ name: `Bot ${i}`, deck: burn, bot: bot as 'random' }));

const get = (path: string, token: string | null, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${server.url}${path}`, { headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }, ...(signal ? { signal } : {}) });
const lines = async (path: string, token: string | null): Promise<string[]> => {
  const text = await (await get(path, token, { accept: 'application/x-ndjson' })).text();
  return text.split('\n').filter((line) => line !== '');
};
const isOver = async (game: string): Promise<boolean> =>
  (await ask<{ state: string; games: { game: string }[] }>('/v1/games?state=over')).body.games.some((one) => one.game === game);
/** The ids and data of server-sent events, as many as wanted. */
const sse = async (path: string, token: string | null, count: number, headers: Record<string, string> = {}): Promise<{ id: number; data: string }[]> => {
  const stop = new AbortController();
  const answer = await get(path, token, { accept: 'text/event-stream', ...headers }, stop.signal);
  const found: { id: number; data: string }[] = [];
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [id, data] = ['id', 'data'].map(
        (name) =>
          part
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2) ?? '',
      );
      found.push({ id: Number(id), data: data ?? '' });
    }
    if (found.length >= count) break;
  }
  stop.abort();
  return found.slice(0, count);
};

beforeAll(async () => {
  server = await testServer();
  ask = asking(server);
  over = await made(ask, { players: bots });
  await vi.waitUntil(() => isOver(over.game), { timeout: 90_000, interval: 200 });
});
afterAll(() => server.dispose());

describe('the events of a game', () => {
  it('are the public chain for anyone, and can be proved', async () => {
    const all = await lines(`/v1/games/${over.game}/events`, null);
    const verified = await verifyMessages(linesOf([Buffer.from(all.join('\n'))]));
    expect(verified).toMatchObject({ firstBad: null, entries: all.length, game: over.game });
    expect(all.join('')).not.toContain('"salt"');
  });
  it('are the whole game for a judge, with its seed once it is over, and are carried out again', async () => {
    const all = await lines(`/v1/games/${over.game}/entries`, JUDGE);
    const { seed } = (await ask<{ seed: string }>(`/v1/games/${over.game}/reveal`)).body;
    const verdict = await verify({ lines: all, engine: server.service.ground.engine, keys: null, seed });
    expect(verdict).toMatchObject({ ok: true, entries: all.length, reexecuted: all.length });
    expect(JSON.parse(all.at(-1) ?? '')).toMatchObject({ reveal: { seed } });
    expect((await get(`/v1/games/${over.game}/entries`, null)).status).toBe(401);
    expect((await get(`/v1/games/${over.game}/entries`, API)).status).toBe(403);
  });
  it('are a seat’s own for that seat, before the end without the seed, and can be proved', async () => {
    const at = await made(ask);
    const { game } = at;
    const { token: a, other: b } = await askedIn(ask, at);
    await ask(`/v1/games/${game}/actions`, { token: a, body: { actionId: '1', kind: 'answer', decisionId: 0, answer: { player: 'B' } } });
    const [own, theirs] = [await lines(`/v1/games/${game}/events`, a), await lines(`/v1/games/${game}/events`, b)];
    for (const sent of [own, theirs]) expect(await verifyMessages(linesOf([Buffer.from(sent.join('\n'))]))).toMatchObject({ firstBad: null, entries: 2 });
    expect(JSON.parse(own[1] ?? '').part.action).toMatchObject({ actionId: '1' });
    expect(JSON.parse(theirs[1] ?? '').part.action).toBeNull();
    const judges = await lines(`/v1/games/${game}/entries`, JUDGE);
    const keys = server.service.ground.keysOf(game);
    for (const sent of [own, theirs, judges]) expect(sent.join('')).not.toContain(keys.seed);
    const forged = own.with(1, (own[1] ?? '').replace('"life":20', '"life":21'));
    if (forged[1] !== own[1]) expect((await verifyMessages(linesOf([Buffer.from(forged.join('\n'))]))).firstBad?.index).toBe(1);
    const swapped = [own[0] ?? '', theirs[1] ?? ''];
    expect((await verifyMessages(linesOf([Buffer.from(swapped.join('\n'))]))).firstBad).toMatchObject({ index: 1 });
  });
  it('come as they happen, and go on after the one a reader has', async () => {
    const { game, a } = await made(ask);
    const waiting = sse(`/v1/games/${game}/events`, null, 2);
    await ask(`/v1/games/${game}/actions`, { token: a, body: { actionId: '1', kind: 'concede' } });
    expect((await waiting).map(({ id }) => id)).toEqual([0, 1]);
    expect((await sse(`/v1/games/${game}/events`, null, 1, { 'last-event-id': '0' })).map(({ id }) => id)).toEqual([1]);
    expect((await sse(`/v1/games/${game}/events?from=1`, null, 1)).map(({ id }) => id)).toEqual([1]);
    expect((await get(`/v1/games/${'q'.repeat(26)}/events`, null)).status).toBe(404);
  });
  it('end when the token is taken away', async () => {
    const { game, a } = await made(ask);
    const answer = await get(`/v1/games/${game}/events`, a, { accept: 'text/event-stream' });
    const reading = answer.text();
    await ask(`/v1/games/${game}/seats/A/token`, { token: API, body: {} });
    expect(await reading).toContain('"index":0');
    expect((await get(`/v1/games/${game}/events`, a)).status).toBe(401);
  });
  it('are only so many at once for one reader', async () => {
    const stop = new AbortController();
    const { game, a } = await made(ask);
    const open = await Promise.all(Array.from({ length: 52 }, () => get(`/v1/games/${game}/events`, a, { accept: 'text/event-stream' }, stop.signal)));
    expect(open.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    stop.abort();
    await expect.poll(async () => (await ask(`/v1/games/${game}/decision`, { token: a })).status).toBe(200);
  });
});

it('the public stream has every game’s entries in the order they were stored, and goes on from a position', async () => {
  const feed = await sse('/v1/feed', null, 20);
  expect(feed.map(({ id }) => id)).toEqual(feed.map(({ id }) => id).toSorted((x, y) => x - y));
  const rest = await sse('/v1/feed', null, 5, { 'last-event-id': `${feed[9]?.id}` });
  expect(rest).toEqual(feed.slice(10, 15));
  const all = await lines('/v1/feed', null); // ends at the newest
  expect(all.slice(0, 20)).toEqual(feed.map(({ data }) => data));
  const newest = (JSON.parse(all.at(-1) ?? '') as { position: number }).position;
  expect(await lines(`/v1/feed?from=${newest + 1}`, null)).toEqual([]);
});
