import { activated, asEnters, creature } from '../build.ts';

export const skeletonScavengers = creature(
  'Skeleton Scavengers',
  { cost: '{2}{B}', subtypes: ['Skeleton'], power: 0, toughness: 0 },
  asEnters({ counters: { '+1/+1': 1 } }),
  activated([{ cost: [{ mana: '{1}' }], times: { counters: '+1/+1', on: 'self' } }], {
    do: [
      {
        do: 'regenerate',
        what: 'self',
        then: [{ do: 'reflexive', text: { do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }] } }],
      },
    ],
  }),
);
