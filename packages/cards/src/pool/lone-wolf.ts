import { continuous, creature } from '../build.ts';

export const loneWolf = creature(
  'Lone Wolf',
  { cost: '{2}{G}', subtypes: ['Wolf'], power: 2, toughness: 2 },
  continuous('self', { rule: 'assignsAsUnblocked' }),
);
