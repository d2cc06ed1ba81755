import { attacks, keyword } from './keyword.ts';

/** 2016:702.115a. */
export const myriad = keyword('myriad', () => [
  {
    kind: 'triggered',
    when: attacks,
    do: [
      {
        do: 'forEach',
        of: { player: 'opponents' },
        name: 'foe',
        then: [
          {
            do: 'may',
            who: 'you',
            if: { not: { isPlayer: { ref: 'foe' }, one: 'defending' } },
            then: [{ do: 'token', who: 'you', token: { copyOf: 'self' }, tapped: true, attacking: { ref: 'foe' }, as: 'made' }],
          },
        ],
      },
      {
        do: 'delayed',
        if: { did: 'made' },
        when: { on: 'step', step: 'end-of-combat' },
        text: { do: [{ do: 'move', what: { ref: 'made' }, to: { zone: 'exile' } }] },
      },
    ],
  },
]);
