import { activated, creature, creatures, target } from '../build.ts';

export const royalAssassin = creature(
  'Royal Assassin',
  { cost: '{1}{B}{B}', subtypes: ['Human', 'Assassin'], power: 1, toughness: 1 },
  activated([{ tap: 'self' }], { targets: [target('it', { objects: { all: [creatures, { is: 'tapped' }] } })], do: [{ do: 'destroy', what: { ref: 'it' } }] }),
);
