import { creature, keyword, triggered } from '../build.ts';

export const flamespeakerAdept = creature(
  'Flamespeaker Adept',
  { cost: '{2}{R}', subtypes: ['Human', 'Shaman'], power: 2, toughness: 3 },
  triggered(
    { on: 'scry', who: 'you' },
    { do: [{ do: 'change', what: 'self', changes: [{ power: 2, toughness: 0 }, { gain: [keyword('first strike')] }], for: 'endOfTurn' }] },
  ),
);
