import { continuous, creature, keyword } from '../build.ts';

export const exaltedDragon = creature(
  'Exalted Dragon',
  { cost: '{4}{W}{W}', subtypes: ['Dragon'], power: 5, toughness: 5 },
  keyword('flying'),
  continuous('self', { rule: { attackCost: [{ sacrifice: { type: 'land' }, count: 1 }] } }),
);
