import { aCreature, activated, creature, target } from '../build.ts';

export const quicksilverElemental = creature(
  'Quicksilver Elemental',
  { cost: '{3}{U}{U}', subtypes: ['Elemental'], power: 3, toughness: 4 },
  activated([{ mana: '{U}' }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: 'self', changes: [{ gainAbilitiesOf: { ref: 'it' }, what: 'activated' }], for: 'endOfTurn' }],
  }),
  { kind: 'static', play: [{ anyColorMana: 'you', of: 'U', for: { among: 'self' } }] },
);
