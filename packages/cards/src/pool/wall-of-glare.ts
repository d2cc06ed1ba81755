import { continuous, creature, keyword } from '../build.ts';

export const wallOfGlare = creature(
  'Wall of Glare',
  { cost: '{1}{W}', subtypes: ['Wall'], power: 0, toughness: 5 },
  keyword('defender'),
  continuous('self', { rule: 'mayBlockAny' }),
);
