import { creature, triggered } from '../build.ts';

export const phantasmalBear = creature(
  'Phantasmal Bear',
  { cost: '{U}', subtypes: ['Bear', 'Illusion'], power: 2, toughness: 2 },
  triggered({ on: 'target', what: 'self' }, { do: [{ do: 'sacrifice', what: 'self' }] }),
);
