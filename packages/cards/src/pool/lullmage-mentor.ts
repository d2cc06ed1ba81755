import { activated, aSpell, creature, target, triggered } from '../build.ts';

export const lullmageMentor = creature(
  'Lullmage Mentor',
  { cost: '{1}{U}{U}', subtypes: ['Merfolk', 'Wizard'], power: 2, toughness: 2 },
  triggered(
    { on: 'countered', what: { is: 'spell' }, by: 'you' },
    { do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Merfolk'], colors: ['U'], power: 1, toughness: 1 } }] },
    { may: true },
  ),
  activated([{ tapOther: { subtype: 'Merfolk' }, count: 7 }], { targets: [target('it', aSpell)], do: [{ do: 'counter', what: { ref: 'it' } }] }),
);
