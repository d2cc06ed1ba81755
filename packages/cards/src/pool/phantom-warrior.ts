import { continuous, creature } from '../build.ts';

export const phantomWarrior = creature(
  'Phantom Warrior',
  { cost: '{1}{U}{U}', subtypes: ['Illusion', 'Warrior'], power: 2, toughness: 2 },
  continuous('self', { rule: 'cantBeBlocked' }),
);
