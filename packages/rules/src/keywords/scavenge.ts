import { costOn, keyword } from './keyword.ts';

/** 2016:702.96a. */
export const scavenge = keyword('scavenge', (ability) => [
  {
    kind: 'activated',
    zones: ['graveyard'],
    timing: 'sorcery',
    cost: [...costOn(ability), { exile: 'self', from: 'graveyard' }],
    targets: [{ as: 'fed', what: { objects: { type: 'creature' } } }],
    do: [{ do: 'putCounters', counter: '+1/+1', amount: { stat: 'power', of: 'self' }, on: { ref: 'fed' } }],
  },
]);
