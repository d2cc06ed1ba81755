import type { Event } from '@arbiter/schema';

const told: ReadonlySet<Event['type']> = new Set([
  'CardDrawn',
  'LibraryShuffled',
  'LibraryArranged',
  'Revealed',
  'Searched',
  'CoinFlipped',
  'DieRolled',
  'ChosenAtRandom',
  'DrewFromEmptyLibrary',
]);

/** 2016:717.1: what no reversal takes back: a library touched, something hidden seen, chance used. */
export const isIrreversible = (events: readonly Event[]): boolean =>
  events.some((event) => told.has(event.type) || (event.type === 'ObjectMoved' && (event.from === 'library' || event.to === 'library')));
