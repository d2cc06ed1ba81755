import { costOn, keyword, yourUpkeep } from './keyword.ts';

/** 2016:702.29a. */
export const echo = keyword('echo', (ability) => [
  {
    kind: 'triggered',
    when: yourUpkeep,
    if: { fits: 'self', filter: { history: 'cameUnderControlSinceUpkeep' } },
    do: [{ do: 'unless', who: 'you', cost: costOn(ability), then: [{ do: 'sacrifice', what: 'self' }] }],
  },
]);
