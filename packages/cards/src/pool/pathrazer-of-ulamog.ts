import { continuous, creature, keyword } from '../build.ts';

export const pathrazerOfUlamog = creature(
  'Pathrazer of Ulamog',
  { cost: '{11}', subtypes: ['Eldrazi'], power: 9, toughness: 9 },
  keyword('annihilator', { amount: 3 }),
  continuous('self', { rule: { minBlockers: 3 } }),
);
