import { keyword, resolves, yourUpkeep } from './keyword.ts';

/** 2016:702.87a. */
export const rebound = keyword('rebound', () => [
  {
    kind: 'replacement',
    zones: ['stack'],
    when: resolves,
    if: { fits: 'self', filter: { all: [{ history: { castFrom: 'hand' } }, { owner: 'you' }] } }, // his own hand, not that of whoever cast it
    with: {
      destination: { zone: 'exile' },
      then: [
        {
          do: 'delayed',
          when: yourUpkeep,
          text: { do: [{ do: 'cast', who: 'you', what: { ref: 'triggerNew' }, free: true, may: true }] },
          times: 'once',
        },
      ],
    },
  },
]);
