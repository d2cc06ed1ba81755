import type { Ref } from '@arbiter/schema';
import { castThis, keyword } from './keyword.ts';

const sink = (what: Ref) => ({ do: 'move', what, to: { zone: 'library', position: 'random' } }) as const;

/** 2016:702.84a. */
export const cascade = keyword('cascade', () => [
  {
    kind: 'triggered',
    zones: ['stack'],
    when: castThis,
    do: [
      {
        do: 'revealUntil',
        who: 'you',
        until: { all: [{ not: { type: 'land' } }, { stat: 'manaValue', op: '<', than: { stat: 'manaValue', of: 'self' } }] },
        exile: true,
        found: 'found',
        rest: 'rest',
      },
      { do: 'cast', who: 'you', what: { ref: 'found' }, free: true, may: true, as: 'cast' },
      {
        do: 'when',
        cond: { did: 'cast' },
        then: [sink({ ref: 'rest' })],
        else: [sink({ oneOf: [{ ref: 'found' }, { ref: 'rest' }] })],
      },
    ],
  },
]);
