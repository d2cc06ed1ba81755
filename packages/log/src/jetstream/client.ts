import { setTimeout } from 'node:timers/promises';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  JetStreamError,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { type ConnectionOptions, connect, credsAuthenticator, errors, type NatsConnection } from '@nats-io/transport-node';
import { Unreachable } from '../errors.ts';

export interface NatsOptions {
  /** `nats://host:4222`, with `user:password@` if need be; several servers of one cluster with commas between. */
  readonly url: string;
  /** The text of a credentials file. */
  readonly credentials?: string;
  /** On how many servers a stream is kept that is not there yet. */
  readonly replicas?: number;
  /** How long to try again what may pass, as a change of leader does in four to six seconds. */
  readonly patienceMs?: number;
}

export interface Client {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
  readonly patienceMs: number;
}

const PATIENCE_MS = 15_000;
/** Short, so that a request that a dying server has swallowed is asked again of the next one in good time. */
const REQUEST_MS = 2000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 500];

const serversIn = (url: string): readonly URL[] =>
  url
    .split(',')
    .map((server) => server.trim())
    .filter((server) => server !== '')
    .map((server) => new URL(server.includes('://') ? server : `nats://${server}`));

function connectionOptions({ url, credentials }: NatsOptions): ConnectionOptions {
  const servers = serversIn(url);
  const { username, password } = servers[0] ?? { username: '', password: '' };
  return {
    servers: servers.map(({ host }) => host),
    name: 'arbiter',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // A server that stands still keeps its connections: only an unanswered ping tells.
    pingInterval: 1500,
    maxPingOut: 2,
    timeout: REQUEST_MS,
    noAsyncTraces: true, // a stack for every request costs a tenth of an append
    ...(servers.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(credentials === undefined ? {} : { authenticator: credsAuthenticator(new TextEncoder().encode(credentials)) }),
  };
}

/** Rejects if no server is there yet; once connected it reconnects for ever. */
export async function connected(options: NatsOptions): Promise<Client> {
  const nc = await connect(connectionOptions(options)).catch((error: unknown) => {
    throw new Unreachable('connecting', error);
  });
  const api = { timeout: REQUEST_MS };
  return { nc, js: jetstream(nc, api), jsm: await jetstreamManager(nc, { ...api, checkAPI: false }), patienceMs: options.patienceMs ?? PATIENCE_MS };
}

export const isWrongSequence = (error: unknown): boolean =>
  error instanceof JetStreamApiError &&
  (error.code === JetStreamApiCodes.StreamWrongLastSequence || error.code === JetStreamApiCodes.StreamWrongLastSequenceUnknown);

/** Errors of the server (its `errors.json`) that the library has no names for. */
const [DUPLICATE_IN_PROCESS, TOO_MANY_REQUESTS] = [10_158, 10_167];

/** The leader has taken the same message from somebody, this client or another, and has not stored it yet. */
export const isInProcess = (error: unknown): boolean => error instanceof JetStreamApiError && error.code === DUPLICATE_IN_PROCESS;

const passingCodes: ReadonlySet<number> = new Set([
  JetStreamApiCodes.ConsumerNotFound, // consumers live in memory: one that is gone is made anew
  DUPLICATE_IN_PROCESS,
  TOO_MANY_REQUESTS,
]);

const isForbidden = (error: unknown): boolean =>
  error instanceof errors.PermissionViolationError || (error instanceof Error && error.cause instanceof errors.PermissionViolationError);

/** What a server that comes back, or another leader, may answer otherwise. */
export function isPassing(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status >= 500 || passingCodes.has(error.code);
  if (isForbidden(error)) return false;
  const passing = [errors.TimeoutError, errors.NoRespondersError, errors.RequestError, errors.ConnectionError, JetStreamError];
  // The library does not export the class for "nobody answers": a stream without a leader.
  return passing.some((kind) => error instanceof kind) || (error instanceof Error && error.name === 'JetStreamNotEnabled');
}

export function* pauses(): Generator<number, never> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) yield pause;
}

/** Does `work` again until it succeeds, fails for good, or the client's patience is over: then throws `Unreachable`. */
export async function patiently<T>({ patienceMs }: Client, what: string, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (const pause = pauses(); ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() > until) throw new Unreachable(what, error);
      await setTimeout(pause.next().value);
    }
  }
}
