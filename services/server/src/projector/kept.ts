import { checkChain, flaws, type Link, linkOf } from '@arbiter/log';
import { type ProjectionName, projectionOf } from '@arbiter/projections';
import { decodeEntry, type Entry } from '@arbiter/schema';

/** How far a projection has come in one game. Once a game's log has proved bad, it stays as it was before that. */
export interface Kept {
  readonly link: Link | null; // of the newest entry folded
  readonly state: unknown;
  readonly broken: string | null; // why nothing more is folded
}

/** The service sees everything. */
export const begun = (name: ProjectionName): Kept => ({ link: null, state: projectionOf(name).empty('judge'), broken: null });
export const broken = (kept: Kept, why: string): Kept => ({ ...kept, broken: why });
export const nextIndex = ({ link }: Kept): number => (link === null ? 0 : link.index + 1);

/** What is wrong with an entry in itself; null where nothing is. Each is judged once, however many projections fold it. */
export type Soundness = (entry: Entry) => string | null;
export const soundness = (): Soundness => {
  const judged = new WeakMap<Entry, string | null>();
  return (entry) => {
    const known = judged.get(entry);
    if (known !== undefined) return known;
    const decoded = decodeEntry(entry);
    const why = 'error' in decoded ? decoded.error : null;
    judged.set(entry, why);
    return why;
  };
};

/** One entry more, if it follows the one before and says what an entry can say. */
export const grown = (name: ProjectionName, kept: Kept, entry: Entry, sound: Soundness): Kept => {
  if (kept.broken !== null) return kept;
  const flaw = checkChain(entry, kept.link);
  const why = flaw === null ? sound(entry) : flaws[flaw];
  if (why !== null) return broken(kept, `entry ${entry.index}: ${why}`);
  try {
    return { link: linkOf(entry), state: projectionOf(name).fold(kept.state, entry), broken: null };
  } catch (error) {
    return broken(kept, `entry ${entry.index} cannot be folded: ${error instanceof Error ? error.message : String(error)}`);
  }
};
