import { amountOn, counts, keyword, yourCreature } from './keyword.ts';

/** 2016:702.81a–b. What it devoured is kept on it. */
export const devour = keyword('devour', (ability) => [
  {
    kind: 'replacement',
    when: { would: 'move', what: 'self', to: 'battlefield' },
    with: {
      enters: {
        perform: [
          { do: 'choose', who: 'you', from: { each: yourCreature }, amount: [0, { count: { each: yourCreature } }], as: 'meal' },
          { do: 'sacrifice', what: { ref: 'meal' }, as: 'devoured' },
        ],
        counters: counts('+1/+1', { times: [amountOn(ability), { ref: 'devoured' }] }),
      },
    },
  },
]);
