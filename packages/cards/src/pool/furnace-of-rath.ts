import { enchantment, replacing } from '../build.ts';

export const furnaceOfRath = enchantment('Furnace of Rath', { cost: '{1}{R}{R}{R}' }, replacing({ would: 'damage' }, { amount: { times: 2 } }));
