import { setInterval as every } from 'node:timers/promises';

const TICK_MS = 250;
const LATE_MS = 1000;
const REMEMBERED_MS = 2000;

/** Tells whether the process falls behind: work that runs long keeps the clock's ticks waiting. It decides nothing of any game; it only asks newcomers to wait. */
export class Watchdog {
  private lateAt = Number.NEGATIVE_INFINITY;
  private readonly closing = new AbortController();
  /** How late the last tick came, in milliseconds. */
  lag = 0;

  constructor(now: () => number = () => performance.now()) {
    void this.watch(now);
  }

  private async watch(now: () => number): Promise<void> {
    let before = now();
    try {
      for await (const _ of every(TICK_MS, undefined, { signal: this.closing.signal, ref: false })) {
        const at = now();
        this.lag = Math.max(0, at - before - TICK_MS);
        if (this.lag > LATE_MS) this.lateAt = at;
        this.isLate = at - this.lateAt < REMEMBERED_MS;
        before = at;
      }
    } catch (error) {
      if (!this.closing.signal.aborted) throw error;
    }
  }
  isLate = false;

  close(): void {
    this.closing.abort();
  }
}
