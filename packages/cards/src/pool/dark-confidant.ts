import { at, creature, triggered } from '../build.ts';

export const darkConfidant = creature(
  'Dark Confidant',
  { cost: '{1}{B}', subtypes: ['Human', 'Wizard'], power: 2, toughness: 1 },
  triggered(at('upkeep', 'you'), {
    do: [
      { do: 'bind', value: { top: 1, of: 'you' }, as: 'card' },
      { do: 'reveal', what: { ref: 'card' } },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'hand' }, as: 'drawn' },
      { do: 'loseLife', who: 'you', amount: { stat: 'manaValue', of: { ref: 'drawn' } } },
    ],
  }),
);
