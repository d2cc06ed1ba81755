import { creature, keyword } from '../build.ts';

export const serraAngel = creature(
  'Serra Angel',
  { ru: 'Ангел Серры', cost: '{3}{W}{W}', subtypes: ['Angel'], power: 4, toughness: 4 },
  keyword('flying'),
  keyword('vigilance'),
);
