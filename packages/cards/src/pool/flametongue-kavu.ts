import { aCreature, creature, enters, target, triggered } from '../build.ts';

export const flametongueKavu = creature(
  'Flametongue Kavu',
  { cost: '{3}{R}', subtypes: ['Kavu'], power: 4, toughness: 2 },
  triggered(enters, { targets: [target('it', aCreature)], do: [{ do: 'damage', amount: 4, to: { ref: 'it' } }] }),
);
