import { creature, creatures, flipping, keyword, triggered } from '../build.ts';

export const bushiTenderfoot = flipping(
  creature(
    'Bushi Tenderfoot',
    { cost: '{W}', subtypes: ['Human', 'Soldier'], power: 1, toughness: 1 },
    triggered(
      { on: 'move', what: { all: [creatures, { history: { dealtDamageBy: 'self' } }] }, from: 'battlefield', to: 'graveyard' },
      { do: [{ do: 'flip', what: 'self' }] },
    ),
  ),
  creature(
    'Kenzo the Hardhearted',
    { colors: ['W'], supertypes: ['legendary'], subtypes: ['Human', 'Samurai'], power: 3, toughness: 4 },
    keyword('double strike'),
    keyword('bushido', { amount: 2 }),
  ),
);
