import { creatures, sorcery, spell } from '../build.ts';

export const livingWish = sorcery(
  'Living Wish',
  { cost: '{1}{G}' },
  spell({
    do: [
      { do: 'outside', who: 'you', for: { any: [creatures, { type: 'land' }] }, amount: 1, to: { zone: 'hand' } },
      { do: 'move', what: 'self', to: { zone: 'exile' } },
    ],
  }),
);
