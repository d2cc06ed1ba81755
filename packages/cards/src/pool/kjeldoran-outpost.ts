import { activated, asEnters, land } from '../build.ts';

export const kjeldoranOutpost = land(
  'Kjeldoran Outpost',
  {},
  asEnters({ unless: { cost: [{ sacrifice: { subtype: 'Plains' }, count: 1 }], to: 'graveyard' } }),
  activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: '{W}' }] }),
  activated([{ mana: '{1}{W}' }, { tap: 'self' }], {
    do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 } }],
  }),
);
