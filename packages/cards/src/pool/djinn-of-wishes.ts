import { activated, asEnters, creature, keyword } from '../build.ts';

export const djinnOfWishes = creature(
  'Djinn of Wishes',
  { cost: '{3}{U}{U}', subtypes: ['Djinn'], power: 4, toughness: 4 },
  keyword('flying'),
  asEnters({ counters: { wish: 3 } }),
  activated([{ mana: '{2}{U}{U}' }, { removeCounters: 'wish', count: 1 }], {
    do: [
      { do: 'bind', value: { top: 1, of: 'you' }, as: 'card' },
      { do: 'reveal', what: { ref: 'card' } },
      { do: 'playCard', who: 'you', what: { ref: 'card' }, may: true, free: true, as: 'played' },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'exile' }, if: { not: { did: 'played' } } },
    ],
  }),
);
