import { instant, spell } from '../build.ts';

export const adNauseam = instant(
  'Ad Nauseam',
  { cost: '{3}{B}{B}' },
  spell({
    do: [
      {
        do: 'repeatWhile',
        then: [
          { do: 'bind', value: { top: 1, of: 'you' }, as: 'card' },
          { do: 'reveal', what: { ref: 'card' } },
          { do: 'move', what: { ref: 'card' }, to: { zone: 'hand' }, as: 'drawn' },
          { do: 'loseLife', who: 'you', amount: { stat: 'manaValue', of: { ref: 'drawn' } } },
          { do: 'may', who: 'you', then: [], as: 'again' },
        ],
        while: { did: 'again' },
      },
    ],
  }),
);
