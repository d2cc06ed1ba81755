import { continuous, equipment, keyword } from '../build.ts';

export const loxodonWarhammer = equipment(
  'Loxodon Warhammer',
  { ru: 'Локсодонский Боевой Молот', cost: '{3}' },
  '{3}',
  continuous('attached', { power: 3, toughness: 0 }, { gain: [keyword('trample'), keyword('lifelink')] }),
);
