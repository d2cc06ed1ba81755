import { keyword } from './keyword.ts';

/** 2016:702.100a. */
export const extort = keyword('extort', () => [
  {
    kind: 'triggered',
    when: { on: 'cast', what: 'any', who: 'you' },
    do: [
      {
        do: 'may',
        who: 'you',
        cost: [{ mana: '{W/B}' }],
        then: [
          { do: 'loseLife', who: 'opponents', amount: 1, as: 'lost' },
          { do: 'gainLife', who: 'you', amount: { ref: 'lost' } },
        ],
      },
    ],
  },
]);
