import { readFileSync } from 'node:fs';
import { botNamed, seeded } from '@arbiter/bots';
import { playSeat } from '@arbiter/bots/remote';
import { Arbiter, Broken, httpTransport, natsTransport, Refused, type Transport, Unreachable } from '@arbiter/client';
import { connect, credsAuthenticator } from '@nats-io/transport-node';
import { UsageError } from '../ground.ts';
import { botOf, seedOf } from '../play/options.ts';

export interface BotOptions {
  readonly url: string;
  readonly seat: string;
  readonly token?: string;
  readonly bot: string;
  readonly seed?: string;
  readonly creds?: string;
  readonly inbox?: string;
}
interface Way {
  readonly transport: Transport;
  close(): Promise<void>;
}

const byNats = async ({ url, seat, creds, inbox }: BotOptions): Promise<Way> => {
  if (creds === undefined || inbox === undefined) throw new UsageError('over NATS a seat needs --creds FILE and --inbox PREFIX, as they came with its token');
  const authenticator = credsAuthenticator(readFileSync(creds));
  const connection = await connect({ servers: new URL(url).host, authenticator, inboxPrefix: inbox }).catch((error: unknown) => {
    throw new UsageError(`no NATS server lets that seat in at ${url}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return { transport: natsTransport({ connection, seat }), close: () => connection.close() };
};
const wayTo = async (options: BotOptions): Promise<Way> => {
  const protocol = URL.canParse(options.url) ? new URL(options.url).protocol : '';
  if (['nats:', 'tls:'].includes(protocol)) return byNats(options);
  if (!['http:', 'https:'].includes(protocol)) throw new UsageError(`--url is "${options.url}"; it takes http://host:port or nats://host:port`);
  return { transport: httpTransport(options.url), close: () => Promise.resolve() };
};

const INTERRUPTED = 130;
const isSaid = (error: unknown): error is Error => error instanceof Refused || error instanceof Broken;

async function playOut(transport: Transport, game: string, token: string, options: BotOptions): Promise<void> {
  const random = seeded(seedOf(options));
  const player = botNamed(botOf(options), random);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const client = new Arbiter(transport).game(game, { token, seat: options.seat, signal: stop.signal });
  try {
    await playSeat(client, player, random);
    const { head, view } = await client.view();
    console.log(JSON.stringify({ game, entry: head.index, result: view.result }));
  } catch (error) {
    if (stop.signal.aborted) process.exitCode = INTERRUPTED;
    else if (error instanceof Unreachable) throw new UsageError(`${error.message} at ${options.url}`);
    else throw isSaid(error) ? new UsageError(error.message) : error;
  }
}

/** A bot sits down in somebody's seat of a game on a running service, as a player with a program of his own would. */
export const bot = async (game: string, options: BotOptions): Promise<void> => {
  const token = options.token ?? process.env['ARBITER_TOKEN'];
  if (!token) throw new UsageError("the seat's token is to be in ARBITER_TOKEN, or after --token");
  const way = await wayTo(options);
  try {
    await playOut(way.transport, game, token, options);
  } finally {
    await way.close();
  }
};
