import { creature, keyword } from '../build.ts';

export const safeholdElite = creature(
  'Safehold Elite',
  { ru: 'Элита Убежища', cost: '{1}{G/W}', subtypes: ['Elf', 'Scout'], power: 2, toughness: 2 },
  keyword('persist'),
);
