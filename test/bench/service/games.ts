import { randomBot, seeded } from '@arbiter/bots';
import { drawDeck } from '@arbiter/cards';
import { Arbiter, type GameClient, httpTransport, natsTransport, type Transport } from '@arbiter/client';
import type { CreatedGame, Edition } from '@arbiter/schema';
import { connect } from '@nats-io/transport-node';
import { type NatsProgram, natsServer } from '../../support/nats/programs.ts';
import { natsProcess } from '../../support/nats/server.ts';
import { API, type ServerProcess, serverProcess } from '../../support/serverProcess.ts';

/** A service in a process of its own over a fresh log; taken away afterwards. */
export const onSqlite = async <T>(work: (server: ServerProcess) => Promise<T>, env: Readonly<Record<string, string>> = {}): Promise<T> => {
  const server = await serverProcess({ LOG_LEVEL: 'error', ...env });
  try {
    return await work(server);
  } finally {
    await server.kill('SIGTERM');
  }
};

export interface Bus {
  readonly url: string;
  readonly version: string;
}
const MASTER_KEY = '7'.repeat(64);
/** The same on a `nats-server` that flushes every message before it acknowledges it. Throws if there is none. */
export const onJetstream = async <T>(work: (server: ServerProcess, bus: Bus) => Promise<T>): Promise<T> => {
  const program: NatsProgram | null = natsServer('2.10.0');
  if (program === null) throw new Error('there is no nats-server here that can flush every message (2.10 or newer): infra/nats/fetch.sh gets one');
  const nats = await natsProcess({ program, config: 'include durable.conf' });
  try {
    return await onSqlite((server) => work(server, { url: nats.url, version: program.version }), { NATS_URL: nats.url, MASTER_KEY });
  } finally {
    await nats.dispose();
  }
};

export type Carried = (seat: string) => Transport;
export const byHttp =
  ({ url }: ServerProcess): Carried =>
  () =>
    httpTransport(url);
export const byNats = async <T>({ url }: Bus, work: (carried: Carried) => Promise<T>): Promise<T> => {
  const connection = await connect({ servers: url });
  try {
    return await work((seat) => natsTransport({ connection, seat }));
  } finally {
    await connection.close();
  }
};

const SEATS = ['A', 'B'] as const;
const deckOf = (seed: number) => {
  const counts = Map.groupBy(drawDeck(seeded(seed)).main, (name) => name);
  return [...counts].map(([name, copies]) => ({ name, count: copies.length }));
};
/** A game of two people with decks drawn from all cards. */
export const created = ({ url }: ServerProcess, seed: number, rules: Edition = 'classic'): Promise<CreatedGame> =>
  new Arbiter(httpTransport(url), { token: API }).createGame({ rules, players: SEATS.map((name, n) => ({ name, deck: deckOf(2 * seed + n) })) });

export interface Seats {
  readonly clients: Readonly<Record<string, GameClient>>;
  readonly bot: ReturnType<typeof randomBot>;
}
export const seated = (made: CreatedGame, carried: Carried, seed: number): Seats => ({
  clients: Object.fromEntries(SEATS.map((seat) => [seat, new Arbiter(carried(seat)).game(made.game, { token: made.seats[seat]?.token ?? '', seat })])),
  bot: randomBot(seeded(seed)),
});

/** Both seats answer by chance, each as its own client, until `enough` or the end; told of each answer's milliseconds, there and back. Returns the newest entry. */
export const playOn = async ({ clients, bot }: Seats, enough: (index: number) => boolean, timed: (ms: number) => void = () => {}): Promise<number> => {
  let { head, awaited } = await (clients[SEATS[0]] as GameClient).decision();
  while (awaited && !enough(head.index)) {
    const client = clients[awaited.seat] as GameClient;
    for (let { decision } = await client.decision(); decision && !enough(head.index); ) {
      const answer = bot.choose(decision);
      const began = performance.now();
      const acted = await client.answer(decision, answer);
      timed(performance.now() - began);
      ({ head, decision } = acted);
    }
    ({ head, awaited } = await client.decision());
  }
  return head.index;
};

/** A number that the process itself says, by its name. */
export const metricOf = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`the service has no metric ${name}`);
  return Number(line.slice(name.length + 1));
};
