import { continuous, enchantment, yourCreatures } from '../build.ts';

export const lightFromWithin = enchantment(
  'Light from Within',
  { cost: '{2}{W}{W}' },
  continuous({ each: yourCreatures }, { power: { symbols: 'W', in: { ref: 'it' } }, toughness: { symbols: 'W', in: { ref: 'it' } } }),
);
