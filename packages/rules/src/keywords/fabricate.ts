import type { TokenSpec } from '@arbiter/schema';
import { amountOn, enters, keyword } from './keyword.ts';

const servo: TokenSpec = { types: ['artifact', 'creature'], subtypes: ['Servo'], power: 1, toughness: 1 };

/** 2016:702.122a. */
export const fabricate = keyword('fabricate', (ability) => [
  {
    kind: 'triggered',
    when: enters,
    do: [
      {
        do: 'may',
        who: 'you',
        then: [{ do: 'putCounters', counter: '+1/+1', amount: amountOn(ability), on: 'self', as: 'fabricated' }],
      },
      { do: 'token', who: 'you', token: servo, amount: amountOn(ability), if: { not: { did: 'fabricated' } } },
    ],
  },
]);
