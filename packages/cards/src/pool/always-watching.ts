import { continuous, enchantment, keyword, yourCreatures } from '../build.ts';

export const alwaysWatching = enchantment(
  'Always Watching',
  { ru: 'Вечный Дозор', cost: '{1}{W}{W}' },
  continuous({ each: { all: [{ not: { is: 'token' } }, yourCreatures] } }, { power: 1, toughness: 1 }, { gain: [keyword('vigilance')] }),
);
