import { continuous, enchantment, keyword, yourCreatures } from '../build.ts';

export const braveTheSands = enchantment(
  'Brave the Sands',
  { cost: '{1}{W}' },
  continuous({ each: yourCreatures }, { gain: [keyword('vigilance')] }),
  continuous({ each: yourCreatures }, { rule: { extraBlocks: 1 } }),
);
