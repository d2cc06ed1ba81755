import type { Event } from '@arbiter/schema';

/** What a mana ability did inside an attempt. */
export interface Block {
  readonly events: readonly Event[];
  readonly irreversible: boolean;
}

const spends = ({ events }: Block): ReadonlySet<number> => new Set(events.flatMap((e) => (e.type === 'ManaSpent' ? e.mana.map((m) => m.source) : [])));
const makes = ({ events }: Block, sources: ReadonlySet<number>): boolean =>
  events.some((e) => e.type === 'ManaAdded' && e.mana.some((m) => sources.has(m.source)));

/** These blocks, by their places, and the earlier ones whose mana was spent on any of them: kept with it (2016:717.1). */
export const spread = (blocks: readonly Block[], kept: readonly number[]): ReadonlySet<number> => {
  const keep = new Set(kept);
  for (let i = blocks.length - 1; i >= 0; i--) {
    if (!keep.has(i)) continue;
    const used = spends(blocks[i] as Block);
    for (let j = 0; j < i; j++) if (makes(blocks[j] as Block, used)) keep.add(j);
  }
  return keep;
};
