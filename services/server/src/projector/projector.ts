import { setImmediate as turn } from 'node:timers/promises';
import { type GameLog, isUnreadable, type Stored, type Unreadable } from '@arbiter/log';
import type { ProjectionName } from '@arbiter/projections';
import { begun, broken, grown, type Kept, nextIndex, type Soundness, soundness } from './kept.ts';
import { States } from './states.ts';
import type { ProjectionStore } from './store.ts';

export interface ProjectorOptions {
  readonly log: GameLog;
  readonly store: ProjectionStore;
  readonly names: readonly ProjectionName[];
  /** Of how many games a projection keeps the states in memory. */
  readonly inMemory?: number;
}
const IN_MEMORY = 100;
/** So many entries are folded before they are kept, fewer if there is a pause. */
const AT_ONCE = 200;
const PAUSE_MS = 50;

/** Follows the log and keeps projections of every game. A game whose log is bad stops alone. */
export class Projector {
  private readonly log: GameLog;
  private readonly names: readonly ProjectionName[];
  private readonly states: States;
  private readonly sound: Soundness = soundness();

  constructor({ log, store, names, inMemory = IN_MEMORY }: ProjectorOptions) {
    this.log = log;
    this.names = names;
    this.states = new States(store, names, inMemory);
  }

  /** Goes on where it stopped, until `signal` ends it or everything up to a position is kept. */
  async follow(signal: AbortSignal, until = Number.POSITIVE_INFINITY): Promise<void> {
    const from = Math.min(...this.names.map((name) => this.states.position(name)));
    if (from >= until) return;
    const failing = new AbortController();
    const pause = setInterval(() => this.keep(failing), PAUSE_MS);
    try {
      await this.takeAll(from, AbortSignal.any([signal, failing.signal]), until);
      this.states.keep();
    } finally {
      clearInterval(pause);
    }
    if (failing.signal.aborted) throw failing.signal.reason;
  }
  private keep(failing: AbortController): void {
    try {
      this.states.keep();
    } catch (error) {
      failing.abort(error);
    }
  }

  private async takeAll(from: number, signal: AbortSignal, until: number): Promise<void> {
    for await (const item of this.log.follow(from, signal)) {
      for (const name of this.names) if (item.position > this.states.position(name)) await this.take(name, item);
      if (this.states.unkept >= AT_ONCE) {
        this.states.keep();
        await turn(); // a signal to stop is heard in between
      }
      if (item.position >= until) return;
    }
  }

  private async take(name: ProjectionName, item: Stored | Unreadable): Promise<void> {
    const kept = this.states.of(name, item.game) ?? begun(name);
    const now = kept.broken === null && item.index >= nextIndex(kept) ? await this.grownBy(name, kept, item) : kept;
    this.states.set(name, item.game, now, item.position);
  }
  private async grownBy(name: ProjectionName, kept: Kept, item: Stored | Unreadable): Promise<Kept> {
    const before = item.index > nextIndex(kept) ? await this.caughtUp(name, item.game, kept, item.index) : kept;
    if (before.broken !== null) return before;
    return 'fault' in item ? broken(before, item.fault.message) : grown(name, before, item.entry, this.sound);
  }

  /** What the log has from there on, up to an entry. What the log misses or cannot read breaks the game. */
  private async caughtUp(name: ProjectionName, game: string, from: Kept, until: number): Promise<Kept> {
    let kept = from;
    try {
      for await (const { index, entry } of this.log.read(game, nextIndex(from))) {
        if (index >= until || kept.broken !== null) break;
        kept = grown(name, kept, entry, this.sound);
      }
      return kept;
    } catch (error) {
      if (isUnreadable(error)) return broken(kept, error.message);
      throw error;
    }
  }

  /** One game up to its newest entry; null if there is no such game. */
  async game(name: ProjectionName, game: string): Promise<Kept | null> {
    const kept = await this.caughtUp(name, game, this.states.of(name, game) ?? begun(name), Number.POSITIVE_INFINITY);
    if (kept.link === null && kept.broken === null) return null;
    this.states.set(name, game, kept);
    this.states.keep();
    return kept;
  }
}
