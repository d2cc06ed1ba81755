import type { ProjectionName } from '@arbiter/projections';
import { LRUCache } from 'lru-cache';
import type { Kept } from './kept.ts';
import type { Change, ProjectionStore } from './store.ts';

/** The states in hand: those not kept yet, and the most recently used of those that are. */
export class States {
  private readonly store: ProjectionStore;
  private readonly kept: LRUCache<string, Kept>;
  private readonly changed = new Map<string, Change>();
  private readonly positions: Map<ProjectionName, number>;
  /** Entries folded since the last time. */
  unkept = 0;

  constructor(store: ProjectionStore, names: readonly ProjectionName[], games: number) {
    this.store = store;
    this.kept = new LRUCache({ max: games * names.length });
    this.positions = new Map(names.map((name) => [name, store.position(name)]));
  }

  position(name: ProjectionName): number {
    return this.positions.get(name) ?? 0;
  }
  of(name: ProjectionName, game: string): Kept | null {
    const key = `${name}:${game}`;
    const inHand = this.changed.get(key)?.kept ?? this.kept.get(key);
    if (inHand) return inHand;
    const stored = this.store.load(name, game);
    if (stored) this.kept.set(key, stored);
    return stored;
  }
  set(name: ProjectionName, game: string, kept: Kept, position?: number): void {
    const key = `${name}:${game}`;
    const before = this.changed.get(key)?.before ?? this.kept.get(key) ?? null;
    this.changed.set(key, { name, game, kept, before });
    if (position !== undefined) this.positions.set(name, position);
    this.unkept++;
  }

  keep(): void {
    if (this.unkept === 0) return;
    this.store.save(this.changed.values(), this.positions);
    for (const [key, { kept }] of this.changed) this.kept.set(key, kept);
    this.changed.clear();
    this.unkept = 0;
  }
}
