import { activated, creature, enters, target, triggered } from '../build.ts';

export const siegeGangCommander = creature(
  'Siege-Gang Commander',
  { cost: '{3}{R}{R}', subtypes: ['Goblin'], power: 2, toughness: 2 },
  triggered(enters, {
    do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Goblin'], colors: ['R'], power: 1, toughness: 1 }, amount: 3 }],
  }),
  activated([{ mana: '{1}{R}' }, { sacrifice: { subtype: 'Goblin' }, count: 1 }], {
    targets: [target('it', 'anyTarget')],
    do: [{ do: 'damage', amount: 2, to: { ref: 'it' } }],
  }),
);
