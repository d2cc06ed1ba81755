import type { Acted, CreatedGame, CreateGame, DecisionView, GameState, GamesPage, GameView, PublicMessage, SeatMessage, WantedAction } from '@arbiter/schema';

/** What can be asked of the service, whatever carries it: what each takes and gives. */
export interface Operations {
  create: { readonly takes: CreateGame; readonly gives: CreatedGame };
  games: { readonly takes: { readonly state?: GameState; readonly after?: string }; readonly gives: GamesPage };
  view: { readonly takes: OfGame; readonly gives: GameView };
  decision: { readonly takes: OfGame; readonly gives: DecisionView };
  act: { readonly takes: { readonly game: string; readonly action: WantedAction }; readonly gives: Acted };
  zones: { readonly takes: Projected; readonly gives: unknown };
  life: { readonly takes: Projected; readonly gives: unknown };
  stack: { readonly takes: Projected; readonly gives: unknown };
  timeline: { readonly takes: Projected; readonly gives: unknown };
}
export interface OfGame {
  readonly game: string;
  readonly at?: number;
}
export interface Projected extends OfGame {
  readonly lang?: 'en' | 'ru';
}
export type Operation = keyof Operations;
export type Takes<K extends Operation> = Operations[K]['takes'];
export type Gives<K extends Operation> = Operations[K]['gives'];
export type Message = PublicMessage | SeatMessage;

/** Carries a request there and back. Rejects with `Refused` where the service says no, with anything else where it did not answer. */
export interface Transport {
  ask<K extends Operation>(operation: K, body: Takes<K>, token: string | null, signal: AbortSignal): Promise<Gives<K>>;
  /** A game's messages from an index on, as the holder of the token sees them, and then what comes. May end or reject at any time: the client comes again. */
  messages(game: string, from: number, token: string | null, signal: AbortSignal): AsyncIterable<Message>;
}
