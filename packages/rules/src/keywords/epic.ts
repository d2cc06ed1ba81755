import { keyword, yourUpkeep } from './keyword.ts';

/** 2016:702.49a. A copy has no epic ability, which is the spell’s last. */
export const epic = keyword('epic', () => [
  {
    kind: 'spell',
    do: [
      {
        do: 'when',
        cond: { fits: 'self', filter: { is: 'card' } },
        then: [
          { do: 'play', changes: [{ cantCast: 'any', who: 'you' }], for: 'game' },
          { do: 'delayed', when: yourUpkeep, times: 'each', text: { do: [{ do: 'copyStack', what: 'self', who: 'you', newTargets: true }] } },
        ],
      },
    ],
  },
]);
