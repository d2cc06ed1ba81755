import { creature, triggered } from '../build.ts';

export const burningTreeShaman = creature(
  'Burning-Tree Shaman',
  { cost: '{1}{R}{G}', subtypes: ['Centaur', 'Shaman'], power: 3, toughness: 4 },
  triggered({ on: 'activate', mana: false }, { do: [{ do: 'damage', amount: 1, to: { player: { ref: 'triggerPlayer' } } }] }),
);
