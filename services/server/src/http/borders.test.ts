import { request } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problems } from '../core/problem.ts';
import { API, type Ask, asking, made, type TestServer, testServer, wanted } from '../testServer.ts';

let server: TestServer;
let ask: Ask;
beforeAll(async () => {
  server = await testServer({ cors: ['https://play.example'] });
  ask = asking(server);
});
afterAll(() => server.dispose());

describe('what comes in', () => {
  it('may be 256 KB and no more', async () => {
    const { status, body } = await ask('/v1/games', { token: API, body: ' '.repeat(256 * 1024 + 1) });
    expect([status, body.code]).toEqual([413, 'too-large']);
  });
  it('may be nested 32 deep and no more', async () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect((await ask('/v1/games', { token: API, body: nested(32) })).body.detail).not.toContain('deep');
    for (const depth of [33, 100_000])
      expect((await ask('/v1/games', { token: API, body: nested(depth) })).body).toMatchObject({ status: 400, detail: 'nested more than 32 deep' });
    expect((await ask('/v1/games', { token: API, body: JSON.stringify({ rules: '['.repeat(100) }) })).body.detail).toContain('rules');
  });
  it.each([
    ['no JSON', '{', {}],
    ['no UTF-8 in a string', '{"a":"\ud800"}', {}],
  ])('is refused if it is %s', async (_, body, headers) => {
    expect((await ask('/v1/games', { token: API, body, headers })).body).toMatchObject({ status: 400, code: 'malformed-request' });
  });
  it('must say that it is JSON', async () => {
    expect((await ask('/v1/games', { token: API, body: wanted(), headers: { 'content-type': 'text/plain' } })).body).toMatchObject({ status: 415 });
  });
  it('has a token in its header or none', async () => {
    const { game, a } = await made(ask);
    for (const header of [a, `Basic ${a}`, `Bearer ${a} x`, `Bearer ${'x'.repeat(300)}`])
      expect((await ask(`/v1/games/${game}/decision`, { headers: { authorization: header } })).status, header).toBe(401);
    expect((await ask<{ decision: unknown }>(`/v1/games/${game}/decision?token=${a}`)).body.decision).toBeNull();
  });
});

it('a port that is in use is named in words', async () => {
  const port = Number(new URL(server.url).port);
  await expect(testServer({ port })).rejects.toThrow(`port ${port} is in use here; PORT names another`);
});

describe('what goes out', () => {
  it('may be read by pages of the origins allowed', async () => {
    const from = async (origin: string) => (await ask('/v1/games', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect([await from('https://play.example'), await from('https://evil.example')]).toEqual(['https://play.example', null]);
  });
  it('tells browsers to be careful', async () => {
    const { headers } = await ask('/healthz');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
  });
  it('is a problem with a code where there is nothing', async () => {
    for (const path of ['/v2', '/v1/nothing', '/watch.ts', '/../package.json', '/schemas/nothing.json', '/schemas/__proto__'])
      expect((await ask(path)).body, path).toMatchObject({ status: 404, code: 'not-found' });
  });
  it('names no token, not even in the numbers', async () => {
    const { game, a } = await made(ask);
    await ask(`/v1/games/${game}/decision`, { token: a });
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('arbiter_http_request_duration_seconds_count{method="GET",route="/v1/games/:id/decision",status="200"}');
    for (const secret of [a, API, game]) expect(text).not.toContain(secret);
  });
  it('is well, ready, and says what stands still', async () => {
    expect((await ask('/healthz')).body).toMatchObject({ ok: true, quarantined: [] });
    expect((await ask('/readyz')).body).toEqual({ ready: true });
  });
});

describe('its own description', () => {
  it('has a schema for everything it takes, which its examples fit', async () => {
    const { body } = await ask<{ schemas: readonly string[] }>('/schemas');
    expect(body.schemas.length).toBeGreaterThan(25);
    for (const path of body.schemas) expect((await ask<{ $schema: string }>(path)).body.$schema, path).toContain('2020-12');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const validate = ajv.compile((await ask<object>('/schemas/create-game.json')).body);
    expect([validate(wanted()), validate({ ...wanted(), extra: 1 }), validate({ rules: 'classic' })]).toEqual([true, false, false]);
  });
  it('refers to nothing that is not in it, and lists every code', async () => {
    for (const path of ['/openapi.json', '/asyncapi.json']) {
      const { body } = await ask<{ components: { schemas: Record<string, { properties?: Record<string, { enum?: string[] }> }> } }>(path);
      const refs = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map((match) => match[1] ?? '');
      expect(
        refs.filter((name) => !Object.hasOwn(body.components.schemas, name.replaceAll('~1', '/'))),
        path,
      ).toEqual([]);
      expect(body.components.schemas['Problem']?.properties?.['code']?.enum).toEqual(Object.keys(problems));
    }
  });
});

it('answers what is no HTTP at all, and lives on', async () => {
  const { hostname, port } = new URL(server.url);
  const status = await new Promise<number>((resolve) => {
    const sent = request({ hostname, port, path: '/v1/games', method: 'POST', headers: { 'content-length': '5', 'transfer-encoding': 'chunked' } }, (answer) =>
      resolve(answer.statusCode ?? 0),
    );
    sent.on('error', () => resolve(-1));
    sent.end('x');
  });
  expect(status).not.toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
});
