import { continuous, creature } from '../build.ts';

export const goblinBrigand = creature(
  'Goblin Brigand',
  { cost: '{1}{R}', subtypes: ['Goblin', 'Warrior'], power: 2, toughness: 2 },
  continuous('self', { rule: 'mustAttack' }),
);
