import { creature, triggered } from '../build.ts';

export const brambleElemental = creature(
  'Bramble Elemental',
  { cost: '{3}{G}{G}', subtypes: ['Elemental'], power: 4, toughness: 4 },
  triggered(
    { on: 'attach', what: { subtype: 'Aura' }, to: 'self' },
    { do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Saproling'], colors: ['G'], power: 1, toughness: 1 }, amount: 2 }] },
  ),
);
