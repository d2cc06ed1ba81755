import { sorcery, spell } from '../build.ts';

export const burningWish = sorcery(
  'Burning Wish',
  { cost: '{1}{R}' },
  spell({
    do: [
      { do: 'outside', who: 'you', for: { type: 'sorcery' }, amount: 1, to: { zone: 'hand' } },
      { do: 'move', what: 'self', to: { zone: 'exile' } },
    ],
  }),
);
