import { amountOn, entersWith, keyword, yourUpkeep } from './keyword.ts';

/** 2016:702.31a. */
export const fading = keyword('fading', (ability) => [
  entersWith('fade', amountOn(ability)),
  {
    kind: 'triggered',
    when: yourUpkeep,
    do: [
      { do: 'removeCounters', counter: 'fade', amount: 1, on: 'self', as: 'faded' },
      { do: 'when', cond: { not: { did: 'faded' } }, then: [{ do: 'sacrifice', what: 'self' }] },
    ],
  },
]);
