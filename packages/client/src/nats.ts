import { API_PREFIX, publicSubject, seatSubject } from '@arbiter/schema';
import type { NatsConnection, Subscription } from '@nats-io/nats-core';
import { headers } from '@nats-io/nats-core';
import { isProblem, Refused } from './problem.ts';
import type { Gives, Message, Operation, Takes, Transport } from './transport.ts';

const TIMEOUT_MS = 5000;
/** How often to look for what a lost message may have left out. */
const RECHECK_MS = 10_000;

export interface NatsOptions {
  readonly connection: NatsConnection;
  /** Of the seat whose credentials the connection has; without it the public stream is followed. */
  readonly seat?: string;
}

const subjectOf = (game: string, seat: string | undefined): string => (seat === undefined ? publicSubject(game) : seatSubject(game, seat));

/** What comes on a subject, and null when some time has passed with nothing. */
async function* arriving(subscription: Subscription, signal: AbortSignal): AsyncGenerator<Message | null, void> {
  const iterator = subscription[Symbol.asyncIterator]();
  let pending = iterator.next();
  while (!signal.aborted) {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), RECHECK_MS);
    const first = await Promise.race([pending, late.promise]);
    clearTimeout(timer);
    if (first?.done) return;
    if (first) pending = iterator.next();
    yield first ? first.value.json<Message>() : null;
  }
}

/** Over NATS. The connection is the caller's: it knows the servers and the credentials, and its inbox prefix must be the one they came with. */
export const natsTransport = ({ connection, seat }: NatsOptions): Transport => {
  const ask = async (operation: string, body: object, token: string | null): Promise<unknown> => {
    const sent = headers();
    if (token !== null) sent.set('Arbiter-Token', token);
    const reply = await connection.request(`${API_PREFIX}.${operation}`, JSON.stringify(body), { timeout: TIMEOUT_MS, headers: sent });
    const answer: unknown = reply.json();
    if (reply.headers?.has('Nats-Service-Error-Code')) {
      if (isProblem(answer)) throw new Refused(answer);
      throw new Error(`the service answered ${reply.headers.get('Nats-Service-Error-Code')}`);
    }
    return answer;
  };
  /** Everything there is from an index on, page by page. */
  async function* pages(game: string, from: number, token: string | null): AsyncGenerator<Message, void> {
    for (let next: number | null = from; next !== null; ) {
      const page = (await ask('events', { game, from: next }, token)) as { readonly events: readonly Message[]; readonly next: number | null };
      yield* page.events;
      next = page.next;
    }
  }
  return {
    ask: <K extends Operation>(operation: K, body: Takes<K>, token: string | null) => ask(operation, body, token) as Promise<Gives<K>>,
    async *messages(game, from, token, signal) {
      const subscription = connection.subscribe(subjectOf(game, seat));
      const end = (): void => subscription.unsubscribe();
      signal.addEventListener('abort', end);
      try {
        let next = from;
        const told = (message: Message): Message => {
          next = message.head.index + 1;
          return message;
        };
        for await (const message of pages(game, next, token)) yield told(message);
        for await (const message of arriving(subscription, signal)) {
          if (message && message.head.index < next) continue;
          if (message?.head.index === next) yield told(message);
          else for await (const missed of pages(game, next, token)) yield told(missed); // some were lost on the way, or so it may be
        }
      } finally {
        signal.removeEventListener('abort', end);
        subscription.unsubscribe();
      }
    },
  };
};
