import { amountOn, entersWith, keyword, yourUpkeep } from './keyword.ts';

/** 2016:702.62a. */
export const vanishing = keyword('vanishing', (ability) => [
  ...(ability.amount === undefined ? [] : [entersWith('time', amountOn(ability))]),
  {
    kind: 'triggered',
    when: yourUpkeep,
    if: { fits: 'self', filter: { counter: 'time' } },
    do: [{ do: 'removeCounters', counter: 'time', amount: 1, on: 'self' }],
  },
  { kind: 'triggered', when: { on: 'counters', op: 'removed', counter: 'time', what: 'self', last: true }, do: [{ do: 'sacrifice', what: 'self' }] },
]);
