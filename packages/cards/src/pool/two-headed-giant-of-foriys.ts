import { continuous, creature, keyword } from '../build.ts';

export const twoHeadedGiantOfForiys = creature(
  'Two-Headed Giant of Foriys',
  { cost: '{4}{R}', subtypes: ['Giant'], power: 4, toughness: 4 },
  keyword('trample'),
  continuous('self', { rule: { extraBlocks: 1 } }),
);
