import { creature, keyword, replacing } from '../build.ts';

export const empyrialArchangel = creature(
  'Empyrial Archangel',
  { cost: '{4}{G}{W}{W}{U}', subtypes: ['Angel'], power: 5, toughness: 8 },
  keyword('flying'),
  keyword('shroud'),
  replacing({ would: 'damage', toPlayer: 'you' }, { redirect: 'self' }),
);
