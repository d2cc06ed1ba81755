import { creature, creatures, target, triggered } from '../build.ts';

export const avalancheTusker = creature(
  'Avalanche Tusker',
  { cost: '{2}{G}{U}{R}', subtypes: ['Elephant', 'Warrior'], power: 6, toughness: 4 },
  triggered(
    { on: 'attack', what: 'self' },
    {
      targets: [target('it', { objects: { all: [creatures, { controller: 'defending' }] } })],
      do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: { mustBlockObject: 'self' } }], for: 'endOfCombat' }],
    },
  ),
);
