import { activated, aPermanent, creature, keyword, target } from '../build.ts';

export const vampireHexmage = creature(
  'Vampire Hexmage',
  { cost: '{B}{B}', subtypes: ['Vampire', 'Shaman'], power: 2, toughness: 1 },
  keyword('first strike'),
  activated([{ sacrifice: 'self' }], {
    targets: [target('it', aPermanent)],
    do: [{ do: 'removeCounters', counter: 'all', amount: 'all', on: { ref: 'it' } }],
  }),
);
