import { continuous, creature, keyword } from '../build.ts';

export const gloomwidow = creature(
  'Gloomwidow',
  { cost: '{2}{G}', subtypes: ['Spider'], power: 3, toughness: 3 },
  keyword('reach'),
  continuous('self', { rule: { blocksOnly: { has: 'flying' } } }),
);
