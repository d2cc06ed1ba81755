import { activated, creature, keyword } from '../build.ts';

export const nessianAsp = creature(
  'Nessian Asp',
  { cost: '{4}{G}', subtypes: ['Snake'], power: 4, toughness: 5 },
  keyword('reach'),
  activated([{ mana: '{6}{G}' }], {
    do: [
      {
        do: 'when',
        cond: { not: { fits: 'self', filter: { is: 'monstrous' } } },
        then: [
          { do: 'putCounters', counter: '+1/+1', amount: 4, on: 'self' },
          { do: 'bind', value: 'self', as: 'monstrous', link: true },
          { do: 'named', name: 'monstrous', what: 'self' },
        ],
      },
    ],
  }),
);
