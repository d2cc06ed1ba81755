import { creature, triggered } from '../build.ts';

export const jackalPup = creature(
  'Jackal Pup',
  { cost: '{R}', subtypes: ['Jackal'], power: 2, toughness: 1 },
  triggered({ on: 'damage', to: 'self' }, { do: [{ do: 'damage', amount: { ref: 'triggerAmount' }, to: { player: 'you' } }] }, { each: 'batch' }),
);
