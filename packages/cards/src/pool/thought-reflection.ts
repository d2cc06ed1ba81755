import { enchantment, replacing } from '../build.ts';

export const thoughtReflection = enchantment(
  'Thought Reflection',
  { cost: '{4}{U}{U}{U}' },
  replacing({ would: 'draw', who: 'you' }, { instead: [{ do: 'draw', who: 'you', amount: 2 }] }),
);
