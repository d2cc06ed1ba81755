import { amountOn, costOn, keyword } from './keyword.ts';

/** 2016:702.76a. */
export const reinforce = keyword('reinforce', (ability) => [
  {
    kind: 'activated',
    zones: ['hand'],
    cost: [...costOn(ability), { discard: 'self' }],
    targets: [{ as: 'reinforced', what: { objects: { type: 'creature' } } }],
    do: [{ do: 'putCounters', counter: '+1/+1', amount: amountOn(ability), on: { ref: 'reinforced' } }],
  },
]);
