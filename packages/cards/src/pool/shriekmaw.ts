import { creature, creatures, enters, keyword, target, triggered } from '../build.ts';

export const shriekmaw = creature(
  'Shriekmaw',
  { cost: '{4}{B}', subtypes: ['Elemental'], power: 3, toughness: 2 },
  keyword('fear'),
  triggered(enters, {
    targets: [target('it', { objects: { all: [{ not: { type: 'artifact' } }, { not: { color: 'B' } }, creatures] } })],
    do: [{ do: 'destroy', what: { ref: 'it' } }],
  }),
  keyword('evoke', { cost: [{ mana: '{1}{B}' }] }),
);
