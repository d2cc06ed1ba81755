import { creature, keyword, triggered } from '../build.ts';

export const skulkingGhost = creature(
  'Skulking Ghost',
  { cost: '{1}{B}', subtypes: ['Spirit'], power: 2, toughness: 1 },
  keyword('flying'),
  triggered({ on: 'target', what: 'self' }, { do: [{ do: 'sacrifice', what: 'self' }] }),
);
