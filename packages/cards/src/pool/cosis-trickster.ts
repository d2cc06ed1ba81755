import { creature, triggered } from '../build.ts';

export const cosisTrickster = creature(
  "Cosi's Trickster",
  { cost: '{U}', subtypes: ['Merfolk', 'Wizard'], power: 1, toughness: 1 },
  triggered({ on: 'shuffle', who: 'opponents' }, { do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }] }, { may: true }),
);
