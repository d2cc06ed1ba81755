import { enchantment, triggered } from '../build.ts';

export const manabarbs = enchantment(
  'Manabarbs',
  { cost: '{3}{R}' },
  triggered({ on: 'tap', what: { type: 'land' }, forMana: true }, { do: [{ do: 'damage', amount: 1, to: { player: { ref: 'triggerPlayer' } } }] }),
);
