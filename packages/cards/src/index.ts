export { cardNamed, cards } from './cards.ts';
export type { Deck } from './decks/list.ts';
export { sampleDecks } from './decks/samples.ts';
