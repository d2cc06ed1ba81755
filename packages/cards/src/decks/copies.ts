import type { Card } from '@arbiter/schema';

const MOST_COPIES = 4;

export const isBasicLand = (card: Card): boolean => card.faces.some(({ types, supertypes }) => types.includes('land') && supertypes?.includes('basic'));
/** How many of a card a constructed deck may have (2008:100.2); of one that is not known, as many as of most. */
export const copiesAllowed = (card: Card | undefined): number => {
  if (card === undefined) return MOST_COPIES;
  return card.deckLimit === 'none' || isBasicLand(card) ? Number.POSITIVE_INFINITY : (card.deckLimit ?? MOST_COPIES);
};
