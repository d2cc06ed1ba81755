import type { Ref } from '@arbiter/schema';
import { amountOn, counts, keyword } from './keyword.ts';

const kin: Ref = { each: { all: [{ sharesWith: 'self', what: 'subtype' }, { owner: 'you' }, { not: { among: 'self' } }] }, zone: 'hand' };

/** 2016:702.37a. */
export const amplify = keyword('amplify', (ability) => [
  {
    kind: 'replacement',
    when: { would: 'move', what: 'self', to: 'battlefield' },
    with: {
      enters: {
        perform: [
          { do: 'choose', who: 'you', from: kin, amount: [0, { count: kin }], as: 'kin' },
          { do: 'reveal', what: { ref: 'kin' } },
        ],
        counters: counts('+1/+1', { times: [amountOn(ability), { ref: 'kin' }] }),
      },
    },
  },
]);
