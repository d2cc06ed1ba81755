import { continuous, creature } from '../build.ts';

export const treetopScout = creature(
  'Treetop Scout',
  { cost: '{G}', subtypes: ['Elf', 'Scout'], power: 1, toughness: 1 },
  continuous('self', { rule: { cantBeBlockedExceptBy: { has: 'flying' } } }),
);
