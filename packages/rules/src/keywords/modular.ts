import { amountOn, dies, entersWith, keyword } from './keyword.ts';

/** 2016:702.42a. */
export const modular = keyword('modular', (ability) => [
  entersWith('+1/+1', amountOn(ability)),
  {
    kind: 'triggered',
    when: dies,
    may: true,
    targets: [{ as: 'rebuilt', what: { objects: { all: [{ type: 'artifact' }, { type: 'creature' }] } } }],
    do: [{ do: 'putCounters', counter: '+1/+1', amount: { counters: '+1/+1', on: { ref: 'trigger' } }, on: { ref: 'rebuilt' } }],
  },
]);
