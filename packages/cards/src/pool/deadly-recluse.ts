import { creature, keyword } from '../build.ts';

export const deadlyRecluse = creature(
  'Deadly Recluse',
  { ru: 'Смертоносный Отшельник', cost: '{1}{G}', subtypes: ['Spider'], power: 1, toughness: 2 },
  keyword('reach'),
  keyword('deathtouch'),
);
