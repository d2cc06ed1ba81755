import { continuous, creature } from '../build.ts';

export const elvenRiders = creature(
  'Elven Riders',
  { cost: '{3}{G}{G}', subtypes: ['Elf'], power: 3, toughness: 3 },
  continuous('self', { rule: { cantBeBlockedExceptBy: { any: [{ subtype: 'Wall' }, { has: 'flying' }] } } }),
);
