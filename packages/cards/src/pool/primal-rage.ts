import { continuous, enchantment, keyword, yourCreatures } from '../build.ts';

export const primalRage = enchantment(
  'Primal Rage',
  { ru: 'Первородная Ярость', cost: '{1}{G}' },
  continuous({ each: yourCreatures }, { gain: [keyword('trample')] }),
);
