import { enchantment, replacing } from '../build.ts';

export const taintedRemedy = enchantment(
  'Tainted Remedy',
  { cost: '{2}{B}' },
  replacing({ would: 'gainLife', who: 'opponents' }, { instead: [{ do: 'loseLife', who: { ref: 'triggerPlayer' }, amount: { ref: 'triggerAmount' } }] }),
);
