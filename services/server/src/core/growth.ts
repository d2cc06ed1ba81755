import { setTimeout as pause } from 'node:timers/promises';
import type { GameLog } from '@arbiter/log';
import { endsGame } from '@arbiter/table';

/** `index` and `position` are of the entry that was appended; the entry itself is read by whoever wants it. */
export interface Grown {
  readonly game: string;
  readonly index: number;
  readonly position: number;
  readonly isLast: boolean;
}
const AGAIN_MS = 1000;
type Listener = (grown: Grown) => void;

/** Tells those who wait that a game has grown, whichever process has written to it. One follower of the log serves them all. */
export class Growth {
  private readonly closing = new AbortController();
  private readonly listeners = new Set<Listener>();
  private readonly ofGame = new Map<string, Set<Listener>>();
  private following: Promise<void> = Promise.resolve();

  /** From now on, or from a position known to have been seen. */
  async start(log: GameLog, failed: (error: unknown) => void): Promise<void> {
    const from = await log.newest();
    this.following = this.follow(log, from, failed);
  }

  /** Goes on where it was, whatever becomes of the storage meanwhile: nobody else tells those who wait. */
  private async follow(log: GameLog, from: number, failed: (error: unknown) => void): Promise<void> {
    const { signal } = this.closing;
    for (let after = from; !signal.aborted; await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined)) {
      try {
        for await (const { game, index, position, ...rest } of log.follow(after, signal)) {
          after = position;
          this.tell({ game, index, position, isLast: 'entry' in rest && endsGame(rest.entry) });
        }
      } catch (error) {
        if (!signal.aborted) failed(error);
      }
    }
  }

  private tell(grown: Grown): void {
    for (const listener of [...this.listeners, ...(this.ofGame.get(grown.game) ?? [])]) listener(grown);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  listenTo(game: string, listener: Listener): () => void {
    const listeners = this.ofGame.get(game) ?? new Set();
    this.ofGame.set(game, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.ofGame.get(game) === listeners) this.ofGame.delete(game);
    };
  }

  /** Resolves as the game next grows, or when `signal` says so. Ask before reading the log, so that nothing comes between. */
  next(game: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        stop();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const stop = this.listenTo(game, done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.following;
  }
}
