import { setTimeout as pausing } from 'node:timers/promises';
import type { Consumer, JsMsg, MsgRequest } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { Unreachable } from '../errors.ts';
import { type Client, isPassing, patiently, pauses } from './client.ts';
import { type Message, ofDelivered, ofStored } from './message.ts';

/** Asked of the stream's leader, never of a replica, which may lag behind what was acknowledged. */
export async function messageBy(client: Client, stream: string, query: MsgRequest): Promise<Message | null> {
  const found = await patiently(client, 'reading a message', () => client.jsm.streams.getMessage(stream, query));
  return found === null ? null : ofStored(found);
}

export const newestOf = (client: Client, stream: string, subject: string): Promise<Message | null> => messageBy(client, stream, { last_by_subj: subject });

export interface Range {
  readonly stream: string;
  readonly filter: string;
  /** Sequences in the stream, both inclusive. Without `to` there is no end; the filter is then to take in the whole stream. */
  readonly from: number;
  readonly to?: number;
  readonly headersOnly?: boolean;
}

/** How many are under way at once: of entries of 900 KB each still no more than 60 MB. */
const BATCH = 64;
const BATCH_OF_HEADERS = 512;
const EXPIRES_MS = 2000;
/** A consumer lives in the memory of one server; if that stands still, nothing is heard of it. */
const SILENCE_MS = 2 * EXPIRES_MS;
const ABANDONED_MS = 30_000;

/** What one pull brings: ends when it is filled or has expired, throws when the consumer is gone or silent. */
async function* pulled(consumer: Consumer, most: number, signal: AbortSignal): AsyncGenerator<JsMsg, void> {
  const found = await consumer.fetch({ max_messages: most, expires: EXPIRES_MS });
  const stop = (): void => found.stop();
  const silence = setTimeout(() => found.stop(new errors.TimeoutError()), SILENCE_MS);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    for await (const message of found) {
      silence.refresh();
      yield message;
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const isOver = ({ to }: Range, next: number): boolean => to !== undefined && next > to;

/** Whether a consumer that has nothing more to give reads a replica that has not heard of all there is; another may. */
async function isBehind({ jsm }: Client, { stream, to }: Range, next: number): Promise<boolean> {
  if (to !== undefined) return true;
  const { state } = await jsm.streams.info(stream);
  return state.last_seq >= next;
}

/** From one consumer, while it lasts. */
async function* consumed(client: Client, range: Range, signal: AbortSignal): AsyncGenerator<Message, void> {
  const { stream, filter, headersOnly = false } = range;
  const most = headersOnly ? BATCH_OF_HEADERS : BATCH;
  const wanted = { filter_subjects: filter, opt_start_seq: range.from, headers_only: headersOnly, inactive_threshold: ABANDONED_MS };
  const consumer = await client.js.consumers.get(stream, wanted);
  let next = range.from;
  try {
    while (!isOver(range, next) && !signal.aborted) {
      const before = next;
      for await (const message of pulled(consumer, Math.min(most, (range.to ?? Number.MAX_SAFE_INTEGER) - next + 1), signal)) {
        next = message.seq + 1;
        yield ofDelivered(message);
        if (isOver(range, next) || signal.aborted) return;
      }
      if (next === before && (await isBehind(client, range, next))) throw new errors.TimeoutError();
    }
  } finally {
    void consumer.delete().catch(() => {}); // an abandoned one goes by itself
  }
}

const never = new AbortController().signal;

/**
 * The messages of `range` in order, over as many consumers as it takes. One that has an end comes to it even where the replica that is read lags behind;
 * if nothing comes for as long as the client's patience it throws `Unreachable`. One without an end waits until `signal` ends it.
 */
export async function* messages(client: Client, range: Range, signal: AbortSignal = never): AsyncGenerator<Message, void> {
  let from = range.from;
  let heard = performance.now();
  let pause = pauses();
  while (!isOver(range, from) && !signal.aborted) {
    try {
      for await (const message of consumed(client, { ...range, from }, signal)) {
        from = message.seq + 1;
        pause = pauses();
        yield message;
        heard = performance.now();
      }
    } catch (error) {
      if (signal.aborted) return;
      const isPatient = range.to === undefined || performance.now() - heard < client.patienceMs;
      if (!isPassing(error)) throw error;
      if (!isPatient) throw new Unreachable(`reading ${range.filter}`, error);
      await pausing(pause.next().value);
    }
  }
}
