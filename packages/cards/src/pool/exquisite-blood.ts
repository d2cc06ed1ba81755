import { enchantment, triggered } from '../build.ts';

export const exquisiteBlood = enchantment(
  'Exquisite Blood',
  { cost: '{4}{B}' },
  triggered({ on: 'loseLife', who: 'opponents' }, { do: [{ do: 'gainLife', who: 'you', amount: { ref: 'triggerAmount' } }] }),
);
