import { setInterval as every } from 'node:timers/promises';

const TICK_MS = 250;
const REMEMBERED_MS = 2000;

/**
 * Tells whether the process falls behind: work that runs long keeps the clock's ticks waiting. It decides nothing of any game; it only has newcomers asked to wait.
 * `mostMs`: how late a tick may be.
 */
export class Watchdog {
  private readonly mostMs: number;
  private readonly closing = new AbortController();
  private lateAt = Number.NEGATIVE_INFINITY;
  /** How late the last tick came, in milliseconds. */
  lag = 0;

  constructor(mostMs: number) {
    this.mostMs = mostMs;
    void this.watch();
  }

  get isLate(): boolean {
    return performance.now() - this.lateAt < REMEMBERED_MS;
  }

  private async watch(): Promise<void> {
    try {
      let before = performance.now();
      for await (const _ of every(TICK_MS, undefined, { signal: this.closing.signal, ref: false })) {
        const at = performance.now();
        this.lag = Math.max(0, at - before - TICK_MS);
        if (this.lag > this.mostMs) this.lateAt = at;
        before = at;
      }
    } catch (error) {
      if (!this.closing.signal.aborted) throw error;
    }
  }

  close(): void {
    this.closing.abort();
  }
}
