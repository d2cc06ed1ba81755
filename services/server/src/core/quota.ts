import { LRUCache } from 'lru-cache';
import { refuse } from './problem.ts';

export interface Rate {
  /** How many at once, and how many more each second after that. */
  readonly burst: number;
  readonly perSecond: number;
}
interface Bucket {
  readonly left: number;
  readonly at: number;
}
const KEPT = 10_000;

/** A token bucket for each who asks. `now` in milliseconds, of a clock that nobody sets: one put back would keep everyone out until it has caught up. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new LRUCache<string, Bucket>({ max: KEPT });

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.rate = rate;
    this.now = now;
  }

  /** Takes one, or tells in how many seconds there will be one. */
  take(who: string): number | null {
    const at = this.now();
    const { burst, perSecond } = this.rate;
    const before = this.buckets.get(who) ?? { left: burst, at };
    const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    if (left < 1) return Math.max(1, Math.ceil((1 - left) / perSecond));
    this.buckets.set(who, { left: left - 1, at });
    return null;
  }

  /** As {@link take}; refuses. */
  spend(who: string): void {
    const retryAfter = this.take(who);
    if (retryAfter !== null) refuse('rate-limited', { retryAfter });
  }
}

/** How many games that this process has begun are open, by the platform's token. */
export class Quota {
  private readonly most: number;
  private readonly open = new Map<string, Set<string>>();
  private readonly whose = new Map<string, string>();

  constructor(most: number) {
    this.most = most;
  }

  /** Whether it was not open before. */
  begin(who: string, game: string): boolean {
    const games = this.open.get(who) ?? new Set<string>();
    if (games.size >= this.most && !games.has(game)) refuse('too-many-games', { detail: `at most ${this.most} may be open` });
    const isNew = !games.has(game);
    this.open.set(who, games.add(game));
    this.whose.set(game, who);
    return isNew;
  }

  end(game: string): void {
    this.open.get(this.whose.get(game) ?? '')?.delete(game);
    this.whose.delete(game);
  }
}
