import { activated, creature, enters, keyword, triggered } from '../build.ts';

export const bristlingHydra = creature(
  'Bristling Hydra',
  { cost: '{2}{G}{G}', subtypes: ['Hydra'], power: 4, toughness: 3 },
  triggered(enters, { do: [{ do: 'playerCounters', who: 'you', counter: 'energy', amount: 3 }] }),
  activated([{ payCounters: 'energy', count: 3 }], {
    do: [
      { do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' },
      { do: 'change', what: 'self', changes: [{ gain: [keyword('hexproof')] }], for: 'endOfTurn' },
    ],
  }),
);
