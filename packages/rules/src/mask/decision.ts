import type { Decision } from '@arbiter/schema';
import { isSeatOf, type Viewer } from './viewer.ts';

/** The open question as a viewer may see it: its space is for the seat that is asked alone. */
export const maskDecision = (
  decision: Decision,
  viewer: Viewer,
): Decision | { readonly seat: string; readonly kind: Decision['kind']; readonly cite: string } =>
  viewer === 'judge' || isSeatOf(viewer, decision.seat) ? decision : { seat: decision.seat, kind: decision.kind, cite: decision.space.cite };
