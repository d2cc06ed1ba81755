import { enchantment, replacing } from '../build.ts';

export const manaReflection = enchantment(
  'Mana Reflection',
  { cost: '{4}{G}{G}' },
  replacing({ would: 'mana', from: { is: 'permanent' }, who: 'you' }, { amount: { times: 2 } }),
);
