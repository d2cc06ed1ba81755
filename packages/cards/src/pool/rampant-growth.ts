import { sorcery, spell } from '../build.ts';

export const rampantGrowth = sorcery(
  'Rampant Growth',
  { ru: 'Буйный Рост', cost: '{1}{G}' },
  spell({
    do: [
      { do: 'search', who: 'you', in: 'you', for: { all: [{ supertype: 'basic' }, { type: 'land' }] }, amount: 1, as: 'land' },
      { do: 'move', what: { ref: 'land' }, to: { zone: 'battlefield', tapped: true } },
      { do: 'shuffle', who: 'you' },
    ],
  }),
);
