import type { Card } from '@arbiter/schema';
import type { Taken } from '../playing.ts';

/** What the process that compares and those it compares say to each other. */

/** Both commits play with the same cards, however many each has of its own. */
export interface Decks {
  readonly mains: readonly (readonly string[])[];
  readonly cards: Readonly<Record<string, Card>>;
}
export interface Said {
  readonly decks: { readonly ask: null; readonly answer: Decks };
  readonly play: { readonly ask: { readonly seed: number; readonly decks: Decks }; readonly answer: Taken };
}
export type Word = keyof Said;
export interface Asked<W extends Word> {
  readonly word: W;
  readonly ask: Said[W]['ask'];
}
