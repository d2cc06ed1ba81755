import { creature, enters, keyword, triggered } from '../build.ts';

export const ichorRats = creature(
  'Ichor Rats',
  { cost: '{1}{B}{B}', subtypes: ['Rat'], power: 2, toughness: 1 },
  keyword('infect'),
  triggered(enters, { do: [{ do: 'playerCounters', who: 'each', counter: 'poison', amount: 1 }] }),
);
