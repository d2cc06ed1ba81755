import { creatures, sorcery, spell } from '../build.ts';

export const kindleTheCarnage = sorcery(
  'Kindle the Carnage',
  { cost: '{1}{R}{R}' },
  spell({
    do: [
      {
        do: 'repeatWhile',
        then: [
          { do: 'discard', who: 'you', amount: 1, random: true, as: 'card' },
          { do: 'damage', amount: { stat: 'manaValue', of: { ref: 'card' } }, to: { each: creatures }, if: { did: 'card' } },
          { do: 'may', who: 'you', then: [], as: 'again' },
        ],
        while: { did: 'again' },
      },
    ],
  }),
);
