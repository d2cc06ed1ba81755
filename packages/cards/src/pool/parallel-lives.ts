import { enchantment, replacing } from '../build.ts';

export const parallelLives = enchantment('Parallel Lives', { cost: '{3}{G}' }, replacing({ would: 'token', who: 'you' }, { amount: { times: 2 } }));
