import { creature, keyword } from '../build.ts';

export const bloodbraidElf = creature(
  'Bloodbraid Elf',
  { cost: '{2}{R}{G}', subtypes: ['Elf', 'Berserker'], power: 3, toughness: 2 },
  keyword('haste'),
  keyword('cascade'),
);
