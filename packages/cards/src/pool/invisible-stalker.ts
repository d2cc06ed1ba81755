import { continuous, creature, keyword } from '../build.ts';

export const invisibleStalker = creature(
  'Invisible Stalker',
  { cost: '{1}{U}', subtypes: ['Human', 'Rogue'], power: 1, toughness: 1 },
  keyword('hexproof'),
  continuous('self', { rule: 'cantBeBlocked' }),
);
