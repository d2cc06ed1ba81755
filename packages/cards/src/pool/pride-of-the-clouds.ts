import { activated, continuous, creature, creatures, keyword } from '../build.ts';

export const prideOfTheClouds = creature(
  'Pride of the Clouds',
  { cost: '{W}{U}', subtypes: ['Elemental', 'Cat'], power: 1, toughness: 1 },
  keyword('flying'),
  continuous('self', {
    power: { count: { each: { all: [creatures, { has: 'flying' }, { not: { among: 'self' } }] } } },
    toughness: { count: { each: { all: [creatures, { has: 'flying' }, { not: { among: 'self' } }] } } },
  }),
  activated(
    [{ mana: '{2}{W}{U}' }, { reveal: 'self' }],
    {
      do: [
        {
          do: 'token',
          who: 'you',
          token: { types: ['creature'], subtypes: ['Bird'], colors: ['W', 'U'], power: 1, toughness: 1, abilities: [keyword('flying')] },
        },
      ],
    },
    { zones: ['hand'], timing: { only: { all: [{ turnOf: 'you' }, { step: 'upkeep' }] } }, limit: 1, label: 'forecast' },
  ),
);
