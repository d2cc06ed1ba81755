import { keyword, resolves, yourUpkeep } from './keyword.ts';

/** 2016:702.87a. */
export const rebound = keyword('rebound', () => [
  {
    kind: 'replacement',
    zones: ['stack'],
    when: resolves,
    if: { fits: 'self', filter: { history: { castFrom: 'hand' } } },
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
