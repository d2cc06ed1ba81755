import { amountOn, keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.67a. */
export const frenzy = keyword('frenzy', (ability) => [
  { kind: 'triggered', when: { on: 'unblocked', what: 'self' }, do: [untilEndOfTurn('self', { power: amountOn(ability), toughness: 0 })] },
]);
