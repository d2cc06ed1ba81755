import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot, seeded } from '@arbiter/bots';
import { Arbiter, type Choose, type GameClient, httpTransport, natsTransport } from '@arbiter/client';
import type { CreatedGame, ViewedDecision } from '@arbiter/schema';
import { jetstream } from '@nats-io/jetstream';
import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeys } from '../../services/server/src/nats/keys.ts';
import { newerServer, olderServer } from '../support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../support/nats/server.ts';
import { needs } from '../support/needs.ts';
import { seedsOf } from '../support/runs.ts';
import { API, JUDGE, type ServerProcess, serverProcess } from '../support/serverProcess.ts';

const deck = '24 Mountain\n20 Lightning Bolt\n16 Grizzly Bears';
const wanted = { rules: 'classic', players: ['Anna', 'Boris'].map((name) => ({ name, deck })) } as const;

/** Answers by chance, and says when an answer is about to be given. */
const chancy = (seed: number, seen: (decision: ViewedDecision) => void = () => {}): Choose => {
  const bot = randomBot(seeded(seed));
  return (decision) => {
    seen(decision);
    return bot.choose(decision);
  };
};

const entriesOf = async (
  { url }: ServerProcess,
  game: string,
): Promise<readonly { readonly index: number; readonly action: { readonly actionId: string; readonly seat?: string } }[]> => {
  const answer = await fetch(`${url}/v1/games/${game}/entries`, { headers: { authorization: `Bearer ${JUDGE}` } });
  return (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};
const client = ({ url }: ServerProcess, { game, seats }: CreatedGame, seat: string, signal?: AbortSignal): GameClient =>
  new Arbiter(httpTransport(url)).game(game, { token: seats[seat]?.token ?? '', seat, ...(signal ? { signal } : {}) });
/** Each seat plays at its own server, until so many decisions have been answered. */
const play = async (made: CreatedGame, at: Readonly<Record<string, ServerProcess>>, decisions: number): Promise<void> => {
  const stop = new AbortController();
  let left = decisions;
  const count = (): void => {
    if (left-- <= 0) stop.abort();
  };
  await Promise.allSettled(Object.entries(at).map(([seat, one], i) => client(one, made, seat, stop.signal).play(chancy(i, count))));
  expect(left).toBeLessThanOrEqual(0);
};
/** Dense, and no action twice. */
const expectWhole = (entries: Awaited<ReturnType<typeof entriesOf>>): void => {
  expect(entries.map(({ index }) => index)).toEqual(entries.map((_, i) => i));
  const ids = entries.map(({ action }) => `${action.seat ?? ''} ${action.actionId}`);
  expect(new Set(ids).size).toBe(ids.length);
};

needs('nats-server 2.9 or newer', olderServer() ?? newerServer(), (program) => {
  describe(`two servers on one JetStream (nats-server ${program.version})`, () => {
    let nats: NatsProcess;
    let env: Record<string, string>;
    let keys: string;
    const running = new Set<ServerProcess>();
    const connections = new Set<NatsConnection>();
    const server = async (): Promise<ServerProcess> => {
      const started = await serverProcess(env);
      running.add(started);
      return started;
    };
    const overBus = async ({ seats }: CreatedGame, seat: string): Promise<ReturnType<typeof natsTransport>> => {
      const { creds = '', inboxPrefix = '' } = seats[seat]?.nats ?? {};
      const connection = await connect({ servers: nats.url, authenticator: credsAuthenticator(new TextEncoder().encode(creds)), inboxPrefix });
      connections.add(connection);
      return natsTransport({ connection, seat });
    };

    beforeAll(async () => {
      keys = mkdtempSync(join(tmpdir(), 'arbiter-keys-'));
      rmSync(keys, { recursive: true });
      await makeKeys(keys);
      nats = await natsProcess({ program, config: `include base.conf\n${readFileSync(join(keys, 'accounts.conf'), 'utf8')}` });
      env = { NATS_URL: nats.url, NATS_CREDS: join(keys, 'engine.creds'), NATS_KEYS: keys };
    });
    afterAll(async () => {
      for (const connection of connections) await connection.close();
      for (const one of running) await one.kill();
      await nats.dispose();
      rmSync(keys, { recursive: true, force: true });
    });

    it('a game made on the first goes on over the bus on the second, when the first is killed inside a cast', async () => {
      const [first, second] = [await server(), await server()];
      const made = await new Arbiter(httpTransport(first.url), { token: API }).createGame(wanted);
      const [seed = 1] = seedsOf(1);
      const stop = new AbortController();
      let inCast: ViewedDecision | null = null;
      const until = chancy(seed, (decision) => {
        if (inCast) return;
        if (decision.kind !== 'targets' && decision.kind !== 'pay') return;
        inCast = decision;
        stop.abort();
        throw new Error('inside a cast');
      });
      const http = (seat: string): GameClient =>
        new Arbiter(httpTransport(first.url)).game(made.game, { token: made.seats[seat]?.token ?? '', seat, signal: stop.signal });
      await Promise.allSettled(['A', 'B'].map((seat) => http(seat).play(until)));
      if (!inCast) expect.fail('nobody cast anything');
      const { id, seat } = inCast as ViewedDecision;
      await first.kill();

      const players = await Promise.all(
        ['A', 'B'].map(async (who) => new Arbiter(await overBus(made, who)).game(made.game, { token: made.seats[who]?.token ?? '', seat: who })),
      );
      const [a, b] = players as [GameClient, GameClient];
      expect((await (seat === 'A' ? a : b).decision()).decision).toEqual(inCast);
      expect((await (seat === 'A' ? b : a).decision()).decision).toBeNull();
      await Promise.all([a.play(chancy(seed + 1)), b.play(chancy(seed + 2))]);
      expect((await a.view()).view.result).not.toBeNull();
      expect(a.head).toEqual(b.head);
      const entries = await entriesOf(second, made.game);
      expect(entries.length).toBeGreaterThan(id + 1);
      expectWhole(entries);
    });

    it('both take actions of one game at once: one straight log, each action once', async () => {
      const [one, two] = [await server(), await server()];
      const made = await new Arbiter(httpTransport(one.url), { token: API }).createGame(wanted);
      await play(made, { A: one, B: two }, 30);
      const entries = await entriesOf(one, made.game);
      expectWhole(entries);
      expect(await entriesOf(two, made.game)).toEqual(entries);
    });

    it('tells each subject every entry once and in order, whoever stored it and whoever is gone', async () => {
      const [one, two] = [await server(), await server()];
      const made = await new Arbiter(httpTransport(one.url), { token: API }).createGame(wanted);
      await play(made, { A: one, B: two }, 12);
      await one.kill();
      const a = client(two, made, 'A');
      await a.concede();
      const { index } = (await a.view()).head;
      const engine = await connect({ servers: nats.url, authenticator: credsAuthenticator(readFileSync(join(keys, 'engine.creds'))) });
      connections.add(engine);
      const toldOn = async (stream: string, subject: string): Promise<readonly number[]> => {
        const consumer = await jetstream(engine).consumers.get(stream, { filter_subjects: subject });
        const told: number[] = [];
        for await (const message of await consumer.fetch({ max_messages: 200, expires: 1000 }))
          told.push(message.json<{ head: { index: number } }>().head.index);
        return told;
      };
      const every = Array.from({ length: index + 1 }, (_, i) => i);
      const subjects = [
        ['ARBITER_PUBLIC', `arbiter.v1.public.${made.game}`],
        ...['A', 'B'].map((seat) => ['ARBITER_SEATS', `arbiter.v1.seat.${made.game}.${seat}`]),
      ];
      for (const [stream = '', subject = ''] of subjects) await expect.poll(() => toldOn(stream, subject), { timeout: 20_000, interval: 500 }).toEqual(every);
    });
  });
});
