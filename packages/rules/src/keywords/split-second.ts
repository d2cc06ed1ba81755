import { keyword } from './keyword.ts';

/** 2016:702.60a. Mana abilities may still be activated. */
export const splitSecond = keyword('split second', () => [
  {
    kind: 'static',
    zones: ['stack'],
    play: [
      { cantCast: 'any', who: 'each' },
      { cantActivate: 'any', who: 'each' },
    ],
  },
]);
