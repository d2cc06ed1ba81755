import { creatures, enchantment } from '../build.ts';

export const duelingGrounds = enchantment(
  'Dueling Grounds',
  { cost: '{1}{G}{W}' },
  {
    kind: 'static',
    play: [
      { cantAttackWith: creatures, who: 'each', more: 1 },
      { cantBlockWith: creatures, who: 'each', more: 1 },
    ],
  },
);
