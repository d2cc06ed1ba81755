export * from './build.ts';
export { byName, type CardsByName, cardNamed, cards } from './cards.ts';
export { compareFacts, type Difference, differenceText, type Fact, holdsCards } from './check.ts';
export { drawDeck } from './decks/draw.ts';
export { type Deck, type DeckRead, type LineError, makeDeck, parseDeck } from './decks/list.ts';
export { type DeckFormat, type DeckProblem, type DeckTerms, deckProblems, deckProblemText, deckSize } from './decks/problems.ts';
export { type SampleDeck, sampleDecks } from './decks/samples.ts';
export { type Lang, langs, renderAbility, renderCard, renderCost, renderWord } from './render.ts';
