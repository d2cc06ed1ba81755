import { amountOn, entersWith, keyword } from './keyword.ts';

/** 2016:702.57a. */
export const graft = keyword('graft', (ability) => [
  entersWith('+1/+1', amountOn(ability)),
  {
    kind: 'triggered',
    when: { on: 'move', what: { all: [{ type: 'creature' }, { not: { among: 'self' } }] }, to: 'battlefield' },
    if: { fits: 'self', filter: { counter: '+1/+1' } },
    may: true,
    do: [{ do: 'moveCounters', counter: '+1/+1', amount: 1, from: 'self', to: { ref: 'trigger' } }],
  },
]);
