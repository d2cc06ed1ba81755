import { sorcery, spell } from '../build.ts';

export const wheelOfFortune = sorcery(
  'Wheel of Fortune',
  { cost: '{2}{R}' },
  spell({
    do: [
      { do: 'discard', who: 'each', amount: 'all' },
      { do: 'draw', who: 'each', amount: 7 },
    ],
  }),
);
