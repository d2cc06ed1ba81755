import type { Decision, WhoIsAwaited } from '@arbiter/schema';
import { isSeatOf, type Viewer } from './viewer.ts';

/** The open question as a viewer may see it: its space is for the seat that is asked alone. */
export const maskDecision = (decision: Decision, viewer: Viewer): Decision | WhoIsAwaited =>
  viewer === 'judge' || isSeatOf(viewer, decision.seat) ? decision : { seat: decision.seat, kind: decision.kind, cite: decision.space.cite };
