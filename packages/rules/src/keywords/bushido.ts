import { amountOn, keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.44a. */
export const bushido = keyword('bushido', (ability) => [
  {
    kind: 'triggered',
    when: {
      anyOf: [
        { on: 'block', what: 'self' },
        { on: 'becomesBlocked', what: 'self' },
      ],
    },
    each: 'batch',
    do: [untilEndOfTurn('self', { power: amountOn(ability), toughness: amountOn(ability) })],
  },
]);
