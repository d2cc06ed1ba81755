import { costOn, keyword, yourUpkeep } from './keyword.ts';

/** 2016:702.23a. */
export const cumulativeUpkeep = keyword('cumulative upkeep', (ability) => [
  {
    kind: 'triggered',
    when: yourUpkeep,
    do: [
      { do: 'putCounters', counter: 'age', amount: 1, on: 'self' },
      {
        do: 'unless',
        who: 'you',
        cost: [{ cost: costOn(ability), times: { counters: 'age', on: 'self' } }],
        then: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  },
]);
