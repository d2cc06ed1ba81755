import { setInterval as every } from 'node:timers/promises';
import { canonical } from '@arbiter/log';
import type { Context } from 'hono';
import { stream, streamSSE } from 'hono/streaming';
import { Refusal, refuse } from '../core/problem.ts';

const HEARTBEAT_MS = 15_000;
const RECHECK_MS = 2000;

/** Open event streams: so many in all, and so many for each who asks. */
export class Streams {
  private readonly most: number;
  private readonly mostEach: number;
  private readonly open = new Map<string, number>();
  private readonly closing = new AbortController();
  count = 0;

  constructor(most: number, mostEach: number) {
    this.most = most;
    this.mostEach = mostEach;
  }

  /** Refuses if there are too many. The signal ends with the service. */
  enter(who: string): { readonly signal: AbortSignal; readonly leave: () => void } {
    const own = this.open.get(who) ?? 0;
    if (this.count >= this.most || own >= this.mostEach) refuse('too-many-streams', { retryAfter: 5 });
    this.count++;
    this.open.set(who, own + 1);
    return { signal: this.closing.signal, leave: () => this.leave(who) };
  }
  private leave(who: string): void {
    this.count--;
    const left = (this.open.get(who) ?? 1) - 1;
    if (left > 0) this.open.set(who, left);
    else this.open.delete(who);
  }

  close(): void {
    this.closing.abort();
  }
}

export interface Item {
  /** Where to go on after it. */
  readonly id: number;
  readonly data: unknown;
}
export interface Flow {
  readonly items: (signal: AbortSignal) => AsyncIterable<Item>;
  readonly streams: Streams;
  readonly who: string;
  /** Rejects with a refusal once the stream may no longer be seen. */
  readonly allowed: () => Promise<unknown>;
  /** Told of what broke a stream off, other than its reader. */
  readonly failed: (error: unknown) => void;
}

/** Ends everything that hangs on `stop` as soon as the reader may not read on. */
const guard = async ({ allowed }: Flow, stop: AbortController): Promise<void> => {
  try {
    for await (const _ of every(RECHECK_MS, undefined, { signal: stop.signal, ref: false })) await allowed();
  } catch (error) {
    if (error instanceof Refusal) stop.abort();
    else if (!stop.signal.aborted) stop.abort(error);
  }
};

/** Waits for one piece of work after another, and for none that is under way once `signal` ends them: a reader who takes nothing would hold it for ever. */
const untilAborted = (signal: AbortSignal): ((work: () => Promise<unknown>) => Promise<void>) => {
  let cut = (): void => undefined;
  signal.addEventListener('abort', () => cut());
  return (work) =>
    new Promise((resolve, reject) => {
      cut = resolve;
      if (signal.aborted) resolve();
      else work().then(() => resolve(), reject);
    });
};

type Write = (item: Item) => Promise<unknown>;
/** Sends item after item until there are no more, the reader goes, or he may not read on. */
const pour = async (flow: Flow, entered: ReturnType<Streams['enter']>, onAbort: (listener: () => void) => void, write: Write): Promise<void> => {
  const stop = new AbortController();
  const signal = AbortSignal.any([entered.signal, stop.signal]);
  const written = untilAborted(signal);
  onAbort(() => stop.abort());
  void guard(flow, stop);
  try {
    for await (const item of flow.items(signal)) {
      await written(() => write(item));
      if (signal.aborted) break;
    }
  } catch (error) {
    if (!stop.signal.aborted && !(error instanceof Refusal)) flow.failed(error);
  } finally {
    stop.abort();
    entered.leave();
  }
};
/** Who asks for the head alone reads no stream, and so would never be seen to go. */
const opened = (c: Context, flow: Flow, type: string, begin: (entered: ReturnType<Streams['enter']>) => Response): Response => {
  c.header('Content-Type', type);
  c.header('Cache-Control', 'no-store');
  c.header('X-Accel-Buffering', 'no');
  return c.req.method === 'HEAD' ? c.body(null) : begin(flow.streams.enter(flow.who));
};

/** Server-sent events: each with the id to go on from, and a comment now and then so that nobody takes the line for dead. */
export const sse = (c: Context, flow: Flow): Response =>
  opened(c, flow, 'text/event-stream', (entered) =>
    streamSSE(c, async (out) => {
      const beat = setInterval(() => void out.write(': here\n\n'), HEARTBEAT_MS);
      await pour(
        flow,
        entered,
        (listener) => out.onAbort(listener),
        ({ id, data }) => out.writeSSE({ id: `${id}`, data: canonical(data) }),
      );
      clearInterval(beat);
    }),
  );

/** One JSON value a line, in canonical form: what is kept of it can be proved. A string is a line already. */
export const ndjson = (c: Context, flow: Flow): Response =>
  opened(c, flow, 'application/x-ndjson', (entered) =>
    stream(c, (out) =>
      pour(
        flow,
        entered,
        (listener) => out.onAbort(listener),
        ({ data }) => out.write(`${typeof data === 'string' ? data : canonical(data)}\n`),
      ),
    ),
  );

const accepts = (c: Context, type: string): boolean => (c.req.header('accept') ?? '').includes(type);
/** As the client accepts it; server-sent events unless it says otherwise. */
export const wantsLines = (c: Context): boolean => accepts(c, 'application/x-ndjson') && !accepts(c, 'text/event-stream');
