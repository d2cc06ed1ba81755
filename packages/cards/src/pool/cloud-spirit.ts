import { continuous, creature, keyword } from '../build.ts';

export const cloudSpirit = creature(
  'Cloud Spirit',
  { cost: '{2}{U}', subtypes: ['Spirit'], power: 3, toughness: 1 },
  keyword('flying'),
  continuous('self', { rule: { blocksOnly: { has: 'flying' } } }),
);
