import { attacks, keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.90a. */
export const battleCry = keyword('battle cry', () => [
  { kind: 'triggered', when: attacks, do: [untilEndOfTurn({ each: { all: [{ is: 'attacking' }, { not: { among: 'self' } }] } }, { power: 1, toughness: 0 })] },
]);
