import { creature, keyword, triggered } from '../build.ts';

export const fathomMage = creature(
  'Fathom Mage',
  { cost: '{2}{G}{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 1 },
  keyword('evolve'),
  triggered({ on: 'counters', op: 'put', counter: '+1/+1', what: 'self', each: true }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }, { may: true }),
);
