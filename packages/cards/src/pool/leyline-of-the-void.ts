import { enchantment, keyword, replacing } from '../build.ts';

export const leylineOfTheVoid = enchantment(
  'Leyline of the Void',
  { ru: 'Лучи Пустоты', cost: '{2}{B}{B}' },
  keyword('beginInPlay'),
  replacing({ would: 'move', what: { is: 'card' }, to: 'graveyard', toOwner: 'opponents' }, { destination: { zone: 'exile' } }),
);
