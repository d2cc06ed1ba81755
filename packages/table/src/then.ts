import { canonical, sha256 } from '@arbiter/log';
import { decisionOf, type Position, thenOf } from '@arbiter/rules';
import type { Awaited, Entry, Then } from '@arbiter/schema';

/** Who is awaited and for what. Options are recomputed, never stored; their hash tells whether they came out the same. */
export const awaitedOf = (position: Position): Awaited | null => {
  const decision = decisionOf(position);
  return decision && { seat: decision.seat, kind: decision.kind, cite: decision.space.cite, optionsHash: sha256(canonical(decision.space)) };
};
/** Nobody is awaited and nothing is under way: the game is over, and this was its last entry. */
export const endsGame = ({ then }: Pick<Entry, 'then'>): boolean => then.awaited === null && then.run === null;
export const entryThen = (position: Position): Then => ({ ...thenOf(position), awaited: awaitedOf(position) });
