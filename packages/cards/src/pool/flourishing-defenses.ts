import { creatures, enchantment, triggered } from '../build.ts';

export const flourishingDefenses = enchantment(
  'Flourishing Defenses',
  { cost: '{4}{G}' },
  triggered(
    { on: 'counters', op: 'put', counter: '-1/-1', what: creatures, each: true },
    { do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Elf', 'Warrior'], colors: ['G'], power: 1, toughness: 1 } }] },
    { may: true },
  ),
);
