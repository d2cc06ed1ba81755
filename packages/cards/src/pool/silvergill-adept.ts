import { additionalCost, creature, enters, triggered } from '../build.ts';

export const silvergillAdept = creature(
  'Silvergill Adept',
  { cost: '{1}{U}', subtypes: ['Merfolk', 'Wizard'], power: 2, toughness: 1 },
  additionalCost([{ oneOf: [[{ reveal: { subtype: 'Merfolk' }, count: 1 }], [{ mana: '{3}' }]] }]),
  triggered(enters, { do: [{ do: 'draw', who: 'you', amount: 1 }] }),
);
