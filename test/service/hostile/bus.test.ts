import type { CreatedGame, Problem } from '@arbiter/schema';
import { connect, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../services/server/src/nats/endpoints.ts';
import { API, JUDGE, type TestServer, testServer, wanted } from '../../../services/server/src/testServer.ts';
import { newerServer, olderServer } from '../../support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../../support/nats/server.ts';
import { needs } from '../../support/needs.ts';
import { runs, seedsOf } from '../../support/runs.ts';
import { type Shape, shaped, spoilt } from './arbitrary.ts';
import { bodies, texts } from './corpus.ts';
import { type Besieged, besieged, expectCalm, expectDiscreet, expectProblem, expectUnpolluted, headsOf } from './ground.ts';
import { exchanged } from './wire.ts';

/*
 * The same over the message bus: hostile payloads, tokens, subjects of answers, and requests written by hand.
 */

const MASTER = '7'.repeat(64);
/** Takes a game's place in what is made by a schema. */
const ID = /"(?:0{26}|b{26})"/gu;

needs('nats-server 2.9 or newer', newerServer() ?? olderServer(), (program) => {
  let nats: NatsProcess;
  let server: TestServer;
  let game: Besieged;
  let connection: NatsConnection;
  const logged: string[] = [];
  beforeAll(async () => {
    vi.stubEnv('MASTER_KEY', MASTER);
    nats = await natsProcess({ program });
    server = await testServer({ log: 'jetstream', natsUrl: nats.url }, { logged: (line) => logged.push(line) });
    vi.unstubAllEnvs();
    connection = await connect({ servers: nats.url });
    game = await besieged(server);
  });
  afterEach(() => {
    expectCalm(logged);
    expectUnpolluted();
  });
  afterAll(async () => {
    await connection.close();
    await server.dispose();
    await nats.dispose();
  });

  const sent = (name: string, payload: string | Uint8Array, token: string | null): Promise<Msg> => {
    const sentHeaders = headers();
    if (token !== null) sentHeaders.set('Arbiter-Token', token);
    return connection.request(`arbiter.v1.api.${name}`, payload, { timeout: 20_000, headers: sentHeaders });
  };
  /** JSON that answers, or a problem whose code stands in the header too. */
  const expectFit = (reply: Msg): Partial<Problem> => {
    const text = reply.string();
    expectDiscreet(text, game.secrets);
    const body = JSON.parse(text) as Partial<Problem>;
    const code = reply.headers?.get('Nats-Service-Error-Code') ?? '';
    if (code === '') expect(body.code).toBeUndefined();
    else {
      expect([code, reply.headers?.get('Nats-Service-Error')]).toEqual([`${body.status}`, body.code]);
      expectProblem(body);
    }
    return body;
  };
  const names = endpoints.map(({ name }) => name);

  describe('payloads', () => {
    it.each(names)('that are none are refused by %s', async (name) => {
      const empty = ['', '{}', '\ufeff{}']; // which says all that an endpoint without keys needs to hear
      for (const body of [...bodies.filter((one) => !empty.includes(one)), Buffer.from([0xff, 0xfe, 0]), Buffer.alloc(300 * 1024, ' ')])
        expect(expectFit(await sent(name, body, API)).code, String(body).slice(0, 50)).toMatch(/^(?:malformed-request|too-large)$/u);
    });
    it('by chance, with any token, change nothing but by what is taken', { timeout: 600_000 }, async ({ task }) => {
      const seed = seedsOf(1)[0] as number;
      task.meta.seed = seed;
      const { log } = server.service.ground;
      const payloads = endpoints.map(({ name, takes }) => spoilt(shaped(takes as unknown as Shape)).map((payload) => ({ name, payload })));
      const tokens = fc.oneof(
        fc.constantFrom(null, game.a, game.a, API),
        fc.constantFrom(...texts.filter((text) => !/[\r\n\0]/u.test(text)).map((text) => text.toWellFormed())),
      );
      await fc.assert(
        fc.asyncProperty(fc.oneof(...payloads), tokens, async ({ name, payload }, token) => {
          const before = await log.head(game.game);
          const body = expectFit(await sent(name, payload.replaceAll(ID, `"${game.game}"`), token)) as { code?: string; repeated?: boolean };
          const taken = name === 'act' && body.code === undefined && body.repeated === false;
          expect((await log.head(game.game))?.index).toBe((before?.index ?? 0) + (taken ? 1 : 0));
        }),
        { numRuns: runs(150), seed },
      );
    });
    it('of a game that cannot be told from another by its subject find none', async () => {
      for (const name of ['view', 'events', 'zones']) for (const id of texts) expectFit(await sent(name, JSON.stringify({ game: id }), null));
    });
  });

  describe('where answers are wanted', () => {
    it('is nowhere that others listen or the log is kept', async () => {
      const before = await headsOf(server);
      const hear = connection.subscribe('>');
      const heard: string[] = [];
      void (async () => {
        for await (const { subject } of hear) heard.push(subject);
      })();
      const places = [
        `arbiter.v1.public.${game.game}`,
        `arbiter.v1.seat.${game.game}.B`,
        'arbiter.v1.api.create',
        '$JS.API.STREAM.DELETE.ARBITER_LOG',
        '$SRV.PING',
        'a',
        '_INBOXES',
      ];
      const streams = JSON.stringify(await streamsOf());
      for (const reply of places) connection.publish('arbiter.v1.api.games', '{}', { reply });
      await connection.flush();
      expectFit(await sent('games', '{}', null)); // what came before it is done with
      hear.unsubscribe();
      expect(heard.filter((subject) => places.includes(subject))).toEqual([]);
      expect(JSON.stringify(await streamsOf())).toBe(streams);
      expect(await headsOf(server)).toEqual(before);
    });
    it('may be in no sight at all', async () => {
      for (const name of names) connection.publish(`arbiter.v1.api.${name}`, '{}');
      for (const reply of ['_INBOX.*', '_INBOX.>', '_INBOX.', '_INBOX_x']) connection.publish('arbiter.v1.api.games', '{}', { reply });
      await connection.flush();
      expectFit(await sent('games', '{}', null));
    });
  });
  const streamsOf = async (): Promise<readonly [string, number][]> => {
    const reply = await connection.request('$JS.API.STREAM.LIST', '{}', { timeout: 5000 });
    const { streams } = reply.json<{ streams: { config: { name: string }; state: { messages: number } }[] }>();
    return streams.map(({ config, state }) => [config.name, state.messages] as [string, number]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  };

  it('says so where an answer is larger than a message may be', async () => {
    const deck = [{ name: 'Mountain', count: 10_000 }];
    const players = ['Anna', 'Boris'].map((name) => ({ name, deck }));
    const created = (await sent('create', JSON.stringify(wanted({ players })), API)).json<CreatedGame>();
    const view = (token: string): Promise<Msg> => sent('view', JSON.stringify({ game: created.game }), token);
    expect(expectFit(await view(JUDGE))).toMatchObject({ status: 422, code: 'answer-too-large' });
    expect(expectFit(await view(created.seats['A']?.token ?? '')).code).toBeUndefined();
  });

  it.each([
    ['no headers where there should be', 'HPUB arbiter.v1.api.games _INBOX.a 2 4\r\nxx{}\r\n'],
    ['headers that are none', 'HPUB arbiter.v1.api.games _INBOX.a 14 16\r\nNATS/1.0\r\n:\r\n\r\n{}\r\n'],
    ['a token twice', `HPUB arbiter.v1.api.games _INBOX.a 46 48\r\nNATS/1.0\r\nArbiter-Token: a\r\nArbiter-Token: b\r\n\r\n{}\r\n`],
    ['a subject without an end', 'PUB arbiter.v1.api. _INBOX.a 2\r\n{}\r\n'],
    ['a subject of stars', 'PUB arbiter.v1.api.* _INBOX.a 2\r\n{}\r\n'],
  ])('lives through %s', async (_, bytes) => {
    await exchanged(nats.port, `CONNECT {"verbose":false,"headers":true,"no_responders":true}\r\nSUB _INBOX.a 1\r\n${bytes}PING\r\n`, 400).catch(
      () => undefined,
    );
    expectFit(await sent('games', '{}', null));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('makes a game still', async () => {
    const body = expectFit(await sent('create', JSON.stringify(wanted()), API)) as Partial<CreatedGame>;
    expect(Object.keys(body.seats ?? {})).toEqual(['A', 'B']);
  });
});
