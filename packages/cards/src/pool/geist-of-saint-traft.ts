import { creature, keyword, triggered } from '../build.ts';

export const geistOfSaintTraft = creature(
  'Geist of Saint Traft',
  { cost: '{1}{W}{U}', supertypes: ['legendary'], subtypes: ['Spirit', 'Cleric'], power: 2, toughness: 2 },
  keyword('hexproof'),
  triggered(
    { on: 'attack', what: 'self' },
    {
      do: [
        {
          do: 'token',
          who: 'you',
          token: { types: ['creature'], subtypes: ['Angel'], colors: ['W'], power: 4, toughness: 4, abilities: [keyword('flying')] },
          tapped: true,
          attacking: true,
          as: 'angel',
        },
        { do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'move', what: { ref: 'angel' }, to: { zone: 'exile' } }] } },
      ],
    },
  ),
);
