import { enchantment, replacing } from '../build.ts';

export const boonReflection = enchantment('Boon Reflection', { cost: '{4}{W}' }, replacing({ would: 'gainLife', who: 'you' }, { amount: { times: 2 } }));
