import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

const SOON_MS = 1000;
const soon = async (read: () => number | Promise<number>): Promise<number> => {
  const late = new AbortController();
  try {
    return await Promise.race([read(), pause(SOON_MS, Number.NaN, { signal: late.signal, ref: false })]);
  } catch {
    return Number.NaN;
  } finally {
    late.abort();
  }
};

/** Numbers about the process as Prometheus reads them. Labels are from closed lists: no game, seat or token. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'arbiter_http_request_duration_seconds',
    help: 'Time to answer a request; of a stream, to begin it.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly actions = new Counter({
    name: 'arbiter_actions_total',
    help: 'Actions by what became of them.',
    labelNames: ['kind', 'reply'],
    registers: [this.registry],
  });
  private readonly entries = new Counter({ name: 'arbiter_entries_stored_total', help: 'Entries this process has stored.', registers: [this.registry] });
  private readonly finished = new Counter({
    name: 'arbiter_games_finished_total',
    help: 'Games whose last entry this process has stored.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }
  action(kind: string, reply: string): void {
    this.actions.inc({ kind, reply });
  }
  stored(isLast: boolean): void {
    this.entries.inc();
    if (isLast) this.finished.inc();
  }

  /** A number that is read when it is asked for; not a number where it cannot be, or not soon: the others are asked for then above all. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await soon(read));
      },
    });
    this.registry.registerMetric(gauge);
  }
}
