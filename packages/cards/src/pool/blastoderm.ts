import { creature, keyword } from '../build.ts';

export const blastoderm = creature(
  'Blastoderm',
  { cost: '{2}{G}{G}', subtypes: ['Beast'], power: 5, toughness: 5 },
  keyword('shroud'),
  keyword('fading', { amount: 3 }),
);
