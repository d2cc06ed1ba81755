import { keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.107a. */
export const prowess = keyword('prowess', () => [
  { kind: 'triggered', when: { on: 'cast', what: { not: { type: 'creature' } }, who: 'you' }, do: [untilEndOfTurn('self', { power: 1, toughness: 1 })] },
]);
