import { activated, artifactCreature } from '../build.ts';

export const matopiGolem = artifactCreature(
  'Matopi Golem',
  { cost: '{5}', subtypes: ['Golem'], power: 3, toughness: 3 },
  activated([{ mana: '{1}' }], {
    do: [
      {
        do: 'regenerate',
        what: 'self',
        then: [{ do: 'reflexive', text: { do: [{ do: 'putCounters', counter: '-1/-1', amount: 1, on: 'self' }] } }],
      },
    ],
  }),
);
