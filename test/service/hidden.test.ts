import { keysOf } from '@arbiter/log';
import { act, createGame, type Outcome, type Position } from '@arbiter/rules';
import type { Action, Edition, Seat } from '@arbiter/schema';
import { engineHash, sealOutcome } from '@arbiter/table';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../services/server/src/config.ts';
import { type TestServer, testServer } from '../../services/server/src/testServer.ts';
import { type Watched, watched } from '../simulation/paired/game.ts';
import { setupIn, unseenBy } from '../simulation/paired/places.ts';
import { changedIn, twinOf } from '../simulation/paired/twin.ts';
import { master, mustDo, playerCounts } from '../support/games.ts';
import { newerServer, olderServer } from '../support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../support/nats/server.ts';
import { needs } from '../support/needs.ts';
import { runs, seedsOf } from '../support/runs.ts';

/*
 * Two games that differ only in what is hidden from a watcher give him the same output on every channel of the service, byte for byte.
 */

const MASTER = master.export().toString('hex');
const TOKEN = 'token-of-the-watcher';
const engine = engineHash();
const LONGEST = 250;
/** How many entries are looked back at, spread over the game. */
const LOOKS = 5;

/** Puts a game played elsewhere into a server's log, and gives its watcher a token. */
const stored = async (server: TestServer, { steps, watcher }: Watched, setup: ReturnType<typeof setupIn>): Promise<void> => {
  const { log, beside } = server.service.storage;
  const keys = keysOf(master, setup.game);
  if (watcher !== null) await beside.grant(TOKEN, { game: setup.game, role: 'seat', seat: watcher });
  let before: Position | null = null;
  let hash = '';
  for (const [i, step] of steps.entries()) {
    const action: Action = i === 0 ? ({ ...step.action, setup } as Action) : step.action;
    const outcome: Outcome = before === null ? createGame(setup, keys.seed) : mustDo(act(before, action), action);
    const { entry, text } = sealOutcome({ game: setup.game, at: 1000 + i, engine, action, outcome }, before, hash, keys);
    expect(await log.append(setup.game, i, entry, text)).toBe('stored');
    [before, hash] = [outcome.position, entry.hash];
  }
};

/** Digests, salts, hashes and commitments differ as the games do, and tell nothing; the order of a deck's list is nobody's. */
const plain = (text: string): string =>
  text.replaceAll(/[0-9a-f]{64}/gu, '#').replaceAll(
    /"main":\[([^\]]*)\]/gu,
    (_, names: string) =>
      `"main":[${names
        .split(',')
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join()}]`,
  );

/** Everything there is to hear over HTTP: by channel, what came. */
const overHttp = async ({ url }: TestServer, game: string, watcher: Seat | null, newest: number): Promise<ReadonlyMap<string, string>> => {
  const heard = new Map<string, string>();
  const auth: Record<string, string> = watcher === null ? {} : { authorization: `Bearer ${TOKEN}` };
  const get = async (path: string, accept = 'application/json'): Promise<string> => {
    const answer = await fetch(`${url}${path}`, { headers: { ...auth, accept } });
    return plain(`${answer.status} ${await answer.text()}`);
  };
  const looks = Array.from({ length: LOOKS }, (_, i) => Math.floor((newest * (i + 1)) / LOOKS));
  for (const name of ['view', 'decision', 'zones', 'life', 'stack', 'timeline'])
    for (const at of looks) heard.set(`${name} at ${at}`, await get(`/v1/games/${game}/${name}?at=${at}`));
  for (const path of ['/v1/games', `/v1/games/${game}/reveal`, `/v1/games/${game}/refused`, `/v1/games/${game}/entries`]) heard.set(path, await get(path));
  heard.set('ndjson', await get(`/v1/games/${game}/events`, 'application/x-ndjson'));
  for (const [channel, path] of [
    ['sse', `/v1/games/${game}/events`],
    ['feed', '/v1/feed'],
  ] as const) {
    const stop = new AbortController();
    const answer = await fetch(`${url}${path}`, { headers: { ...auth, accept: 'text/event-stream' }, signal: stop.signal });
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.split('\n\n').length > newest + 1) break;
    }
    stop.abort();
    heard.set(channel, plain(text));
  }
  return heard;
};

/** The same over the message bus, with what its streams hold, subjects and order included. */
const overBus = async (connection: NatsConnection, game: string, watcher: Seat | null, newest: number): Promise<ReadonlyMap<string, string>> => {
  const heard = new Map<string, string>();
  const token = headers();
  if (watcher !== null) token.set('Arbiter-Token', TOKEN);
  const ask = async (operation: string, body: object, sent = token): Promise<string> => {
    const reply = await connection.request(`arbiter.v1.api.${operation}`, JSON.stringify(body), { timeout: 10_000, headers: sent });
    return plain(`${reply.headers?.get('Nats-Service-Error-Code') ?? ''} ${reply.string()}`);
  };
  for (const name of ['view', 'decision', 'zones', 'life', 'stack', 'timeline']) heard.set(name, await ask(name, { game, at: newest }));
  heard.set('events', await ask('events', { game, limit: 500 }));
  heard.set('games', await ask('games', {}, headers()));
  const subjects = [['ARBITER_PUBLIC', `arbiter.v1.public.${game}`], ...(watcher === null ? [] : [['ARBITER_SEATS', `arbiter.v1.seat.${game}.${watcher}`]])];
  for (const [stream = '', subject = ''] of subjects) {
    const consumer = await jetstream(connection).consumers.get(stream, { filter_subjects: subject });
    const told: string[] = [];
    for (let tries = 0; told.length <= newest && tries < 100; tries++)
      for await (const message of await consumer.fetch({ max_messages: newest + 1 - told.length, expires: 1000 }))
        told.push(`${message.subject} ${plain(message.string())}`);
    heard.set(stream, told.join('\n'));
  }
  return heard;
};

/** What is refused to both would be the same too, and prove nothing. */
const answeredWell = (heard: ReadonlyMap<string, string>): void => {
  for (const [channel, text] of heard) if (/ at \d+$/u.test(channel)) expect(text.slice(0, 4), channel).toBe('200 ');
  for (const channel of ['view', 'decision', 'zones', 'life', 'stack', 'timeline', 'events', 'games'])
    if (heard.has(channel)) expect(heard.get(channel)?.slice(0, 2), channel).toBe(' {');
};
const compared = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): void => {
  for (const heard of [one, other]) answeredWell(heard);
  expect([...one.keys()]).toEqual([...other.keys()]);
  for (const [channel, text] of one) {
    expect(text.length, channel).toBeGreaterThan(10);
    expect(other.get(channel), channel).toBe(text);
  }
};

const paired = (seed: number, rules: Edition, players: number) => {
  const game = watched({ seed, rules, players, longest: LONGEST });
  const setup = setupIn(game.steps);
  const unseen = unseenBy(game.watcher, game.steps);
  const twin = twinOf(setup, unseen, game.watcher, game.random);
  expect(changedIn(setup, twin, unseen).length).toBeGreaterThan(5);
  return { game, setup, twin, newest: game.steps.length - 1 };
};
const cases = (['classic', 'modern'] as const).flatMap((rules, i) =>
  seedsOf(runs(1)).map((seed) => [rules, playerCounts[(seed + i) % playerCounts.length] as number, seed] as const),
);
const log = { log: 'memory' } as const satisfies Partial<Config>;

beforeAll(() => {
  vi.stubEnv('MASTER_KEY', MASTER);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('two games that differ only in what is hidden from a watcher', () => {
  it.for(cases)('give him the same on every channel of HTTP (%s, %i players, seed %i)', { timeout: 300_000 }, async ([rules, players, seed], { task }) => {
    task.meta.seed = seed;
    const { game, setup, twin, newest } = paired(seed, rules, players);
    const servers = [await testServer(log), await testServer(log)] as const;
    await stored(servers[0], game, setup);
    await stored(servers[1], game, twin);
    const heard = await Promise.all(servers.map((server) => overHttp(server, setup.game, game.watcher, newest)));
    for (const server of servers) await server.dispose();
    compared(heard[0] as never, heard[1] as never);
  });
});

needs('nats-server 2.9 or newer', newerServer() ?? olderServer(), (program) => {
  describe('on the message bus', () => {
    const buses: NatsProcess[] = [];
    beforeAll(async () => {
      for (let i = 0; i < 2; i++) buses.push(await natsProcess({ program }));
    });
    afterAll(async () => {
      for (const bus of buses) await bus.dispose();
    });
    it.for(cases.slice(0, 1))(
      'two such games give him the same too (%s, %i players, seed %i)',
      { timeout: 300_000 },
      async ([rules, players, seed], { task }) => {
        task.meta.seed = seed;
        const { game, setup, twin, newest } = paired(seed, rules, players);
        const heard: ReadonlyMap<string, string>[] = [];
        for (const [i, one] of [setup, twin].entries()) {
          const { url } = buses[i] as NatsProcess;
          const server = await testServer({ log: 'jetstream', natsUrl: url });
          await stored(server, game, one);
          const connection = await connect({ servers: url });
          heard.push(await overBus(connection, setup.game, game.watcher, newest));
          await connection.close();
          await server.dispose();
        }
        compared(heard[0] as never, heard[1] as never);
      },
    );
  });
});
