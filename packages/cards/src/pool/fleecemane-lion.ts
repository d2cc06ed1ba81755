import { activated, continuous, creature, keyword } from '../build.ts';

export const fleecemaneLion = creature(
  'Fleecemane Lion',
  { cost: '{G}{W}', subtypes: ['Cat'], power: 3, toughness: 3 },
  activated([{ mana: '{3}{G}{W}' }], {
    do: [
      {
        do: 'when',
        cond: { not: { fits: 'self', filter: { is: 'monstrous' } } },
        then: [
          { do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' },
          { do: 'bind', value: 'self', as: 'monstrous', link: true },
          { do: 'named', name: 'monstrous', what: 'self' },
        ],
      },
    ],
  }),
  { ...continuous('self', { gain: [keyword('hexproof'), keyword('indestructible')] }), while: { fits: 'self', filter: { is: 'monstrous' } } },
);
