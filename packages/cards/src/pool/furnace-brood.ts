import { aCreature, activated, creature, target } from '../build.ts';

export const furnaceBrood = creature(
  'Furnace Brood',
  { cost: '{3}{R}', subtypes: ['Elemental'], power: 3, toughness: 3 },
  activated([{ mana: '{R}' }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: 'cantBeRegenerated' }], for: 'endOfTurn' }],
  }),
);
