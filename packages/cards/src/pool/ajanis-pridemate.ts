import { creature, triggered } from '../build.ts';

export const ajanisPridemate = creature(
  "Ajani's Pridemate",
  { cost: '{1}{W}', subtypes: ['Cat', 'Soldier'], power: 2, toughness: 2 },
  triggered({ on: 'gainLife', who: 'you' }, { do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }] }),
);
