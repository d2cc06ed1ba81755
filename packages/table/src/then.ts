import { canonical, sha256 } from '@arbiter/log';
import { decisionOf, type Position, thenOf } from '@arbiter/rules';
import type { Awaited, Then } from '@arbiter/schema';

/** Who is awaited and for what. Options are recomputed, never stored; their hash tells whether they came out the same. */
export const awaitedOf = (position: Position): Awaited | null => {
  const decision = decisionOf(position);
  return decision && { seat: decision.seat, kind: decision.kind, cite: decision.space.cite, optionsHash: sha256(canonical(decision.space)) };
};
export const entryThen = (position: Position): Then => ({ ...thenOf(position), awaited: awaitedOf(position) });
