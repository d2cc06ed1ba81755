import { activated, creature } from '../build.ts';

export const chronatog = creature(
  'Chronatog',
  { cost: '{1}{U}', subtypes: ['Atog'], power: 1, toughness: 2 },
  activated(
    [{ mana: '{0}' }],
    {
      do: [
        { do: 'change', what: 'self', changes: [{ power: 3, toughness: 3 }], for: 'endOfTurn' },
        { do: 'skip', who: 'you', what: 'turn' },
      ],
    },
    { limit: 1 },
  ),
);
