import { continuous, creature, keyword } from '../build.ts';

export const nezumiCutthroat = creature(
  'Nezumi Cutthroat',
  { cost: '{1}{B}', subtypes: ['Rat', 'Warrior'], power: 2, toughness: 1 },
  keyword('fear'),
  continuous('self', { rule: 'cantBlock' }),
);
