import { asEnters, creature, keyword } from '../build.ts';

export const skyriderElf = creature(
  'Skyrider Elf',
  { cost: '{X}{G}{U}', subtypes: ['Elf', 'Warrior', 'Ally'], power: 0, toughness: 0 },
  keyword('flying'),
  asEnters({ counters: { '+1/+1': { colorsSpent: 'self' } } }),
);
