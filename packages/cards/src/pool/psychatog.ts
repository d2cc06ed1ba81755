import { activated, creature } from '../build.ts';

export const psychatog = creature(
  'Psychatog',
  { cost: '{1}{U}{B}', subtypes: ['Atog'], power: 1, toughness: 2 },
  activated([{ discard: 'any', count: 1 }], { do: [{ do: 'change', what: 'self', changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' }] }),
  activated([{ exile: 'any', from: 'graveyard', count: 2 }], {
    do: [{ do: 'change', what: 'self', changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' }],
  }),
);
