import { creature, keyword, protectionFrom } from '../build.ts';

export const whiteKnight = creature(
  'White Knight',
  { ru: 'Белый Рыцарь', cost: '{W}{W}', subtypes: ['Human', 'Knight'], power: 2, toughness: 2 },
  keyword('first strike'),
  protectionFrom({ color: 'B' }),
);
