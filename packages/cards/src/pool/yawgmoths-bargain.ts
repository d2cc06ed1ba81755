import { activated, enchantment, replacing } from '../build.ts';

export const yawgmothsBargain = enchantment(
  "Yawgmoth's Bargain",
  { cost: '{4}{B}{B}' },
  replacing({ would: 'step', step: 'draw', who: 'you' }, { skip: true }),
  activated([{ life: 1 }], { do: [{ do: 'draw', who: 'you', amount: 1 }] }),
);
