import { continuous, creature, keyword } from '../build.ts';

export const tromokratis = creature(
  'Tromokratis',
  { ru: 'Тромократ', cost: '{5}{U}{U}', supertypes: ['legendary'], subtypes: ['Kraken'], power: 8, toughness: 8 },
  {
    ...continuous('self', { gain: [keyword('hexproof')] }),
    while: { not: { fits: 'self', filter: { any: [{ is: 'attacking' }, { is: 'blocking' }] } } },
  },
  continuous('self', { rule: { cantBeBlockedUnlessAll: true } }),
);
