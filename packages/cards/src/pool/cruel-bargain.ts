import { sorcery, spell } from '../build.ts';

export const cruelBargain = sorcery(
  'Cruel Bargain',
  { cost: '{B}{B}{B}' },
  spell({
    do: [
      { do: 'draw', who: 'you', amount: 4 },
      { do: 'loseLife', who: 'you', amount: { half: { life: 'you' }, round: 'up' } },
    ],
  }),
);
