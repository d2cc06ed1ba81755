import { enchantment, replacing, yourCreatures } from '../build.ts';

export const hardenedScales = enchantment(
  'Hardened Scales',
  { cost: '{G}' },
  replacing({ would: 'counters', counter: '+1/+1', on: yourCreatures }, { amount: { plus: 1 } }),
);
