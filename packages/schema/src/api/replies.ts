import type { PublicMessage, SeatMessage, ViewedDecision, ViewedGame, WhoIsAwaited } from '../view.ts';
import type { Cite, Seat } from '../words.ts';

/*
 * What the service answers, whatever carries it. Every answer about a game carries the head it speaks of: index and hash of the newest entry.
 */

export interface HeadOf {
  readonly index: number;
  readonly hash: string;
}

/** Credentials for the message bus, good for one seat of one game: a user JWT with its seed, and where its replies come in. */
export interface BusCredentials {
  readonly creds: string;
  readonly inboxPrefix: string;
  readonly expires: number;
}
export interface CreatedGame {
  readonly game: string;
  readonly commitment: string;
  readonly head: HeadOf;
  readonly seats: Readonly<Record<Seat, { readonly token: string; readonly nats?: BusCredentials }>>;
}

/** A seat as its invitation opened it. */
export interface JoinedGame {
  readonly game: string;
  readonly seat: Seat;
  readonly token: string;
  readonly nats?: BusCredentials;
}

export const gameStates = ['open', 'over', 'quarantined'] as const;
export type GameState = (typeof gameStates)[number];
export interface ListedGame {
  readonly game: string;
  readonly state: GameState;
  readonly format: string;
  readonly players: readonly { readonly seat: Seat; readonly name: string; readonly team: number; readonly bot?: string }[];
  readonly head: HeadOf | null;
  readonly at: number | null; // of its newest entry, in milliseconds, UTC
  readonly awaited: WhoIsAwaited | null;
}
/** `next` is the `after` of the page that follows; null: this is the last. */
export interface GamesPage {
  readonly games: readonly ListedGame[];
  readonly next: string | null;
}

export interface GameView {
  readonly head: HeadOf;
  readonly at: number;
  readonly view: ViewedGame;
}
/** `decision` is null for whoever is not asked; `awaited` tells everyone who is. Its id is the index of the entry that left it open. */
export interface DecisionView {
  readonly head: HeadOf;
  readonly decision: ViewedDecision | null;
  readonly awaited: WhoIsAwaited | null;
}
export interface Acted {
  readonly head: HeadOf;
  readonly repeated: boolean;
  /** The stored entry as the sender may see it. */
  readonly entry: PublicMessage | SeatMessage;
  /** What the sender is asked now. */
  readonly decision: ViewedDecision | null;
}
export interface RevealedSeed {
  readonly game: string;
  readonly seed: string;
  readonly keyId: string;
  readonly commitment: string;
}

/** RFC 9457. `code` is stable; `rule` is cited where the rules refuse; `why` is the refusal's message key with its `params`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly rule?: Cite;
  readonly why?: string;
  readonly params?: unknown;
  readonly head?: HeadOf;
  readonly retryAfter?: number; // seconds
}
