import type { Cite } from '@arbiter/schema';
import { type CardsByName, cardNamed, cards } from '../cards.ts';
import { copiesAllowed } from './copies.ts';
import type { Deck } from './list.ts';

export type DeckFormat = 'constructed' | 'limited';
/** Why a deck may not be played. Messages are in {@link deckProblemText}. */
export type DeckProblem =
  | { readonly kind: 'size'; readonly cite: Cite; readonly cards: number; readonly least: number }
  | { readonly kind: 'copies'; readonly cite: Cite; readonly card: string; readonly copies: number; readonly most: number }
  | { readonly kind: 'unknown'; readonly card: string }
  | { readonly kind: 'unsupported'; readonly card: string; readonly clauses: readonly string[] };

export interface DeckTerms {
  readonly known?: CardsByName;
  /** Cards that may be played although some of their text is not supported. */
  readonly allowed?: readonly string[];
}

/** What a rule says of decks. */
interface Said<T> {
  readonly rule: Cite;
  readonly value: T;
}
const fewest: Readonly<Record<DeckFormat, Said<number>>> = {
  constructed: { value: 60, rule: '2008:100.2' },
  limited: { value: 40, rule: '2008:100.3' },
};
/** How many cards a deck has at least, and at most: as many as one likes. */
export const deckSize = (format: DeckFormat): { readonly fewest: Said<number>; readonly most: Said<number> } => ({
  fewest: fewest[format],
  most: { value: Number.POSITIVE_INFINITY, rule: '2008:100.4' },
});
function problemsOf(name: string, copies: number, format: DeckFormat, { known = cards, allowed = [] }: DeckTerms): readonly DeckProblem[] {
  const card = cardNamed(name, known);
  const most = format === 'constructed' ? copiesAllowed(card) : Number.POSITIVE_INFINITY;
  const clauses = allowed.includes(name) ? [] : (card?.unsupported ?? []).map(({ clause }) => clause);
  return [
    ...(card === undefined ? [{ kind: 'unknown', card: name } as const] : []),
    ...(copies > most ? [{ kind: 'copies', cite: '2008:100.2', card: name, copies, most } as const] : []),
    ...(clauses.length > 0 ? [{ kind: 'unsupported', card: name, clauses } as const] : []),
  ];
}

/** Everything that keeps a deck from being played, none if it may be. Copies are counted over the deck and its sideboard together (2016:100.4). */
export function deckProblems(deck: Deck, format: DeckFormat, terms: DeckTerms = {}): readonly DeckProblem[] {
  const { value: smallest, rule: cite } = deckSize(format).fewest;
  const size = deck.main.length;
  const names = [...deck.main, ...deck.sideboard, ...(deck.command ?? [])].map((name) => cardNamed(name, terms.known)?.name ?? name);
  const copies = Map.groupBy(names, (name) => name);
  return [
    ...(size < smallest ? [{ kind: 'size', cite, cards: size, least: smallest } as const] : []),
    ...[...copies].flatMap(([name, { length }]) => problemsOf(name, length, format, terms)),
  ];
}

export function deckProblemText(problem: DeckProblem): string {
  switch (problem.kind) {
    case 'size':
      return `${problem.cards} cards; at least ${problem.least} are needed (${problem.cite})`;
    case 'copies':
      return `${problem.copies} of ${problem.card}; at most ${problem.most} are allowed (${problem.cite})`;
    case 'unknown':
      return `${problem.card} is no known card`;
    case 'unsupported':
      return `${problem.card} is not whole: ${problem.clauses.join('; ')}`;
    default:
      return problem satisfies never;
  }
}
