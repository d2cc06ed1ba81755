import { continuous, creature } from '../build.ts';

export const thornElemental = creature(
  'Thorn Elemental',
  { cost: '{5}{G}{G}', subtypes: ['Elemental'], power: 7, toughness: 7 },
  continuous('self', { rule: 'assignsAsUnblocked' }),
);
