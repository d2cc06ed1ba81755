import { continuous, creature } from '../build.ts';

export const bogRats = creature(
  'Bog Rats',
  { cost: '{B}', subtypes: ['Rat'], power: 1, toughness: 1 },
  continuous('self', { rule: { cantBeBlockedBy: { subtype: 'Wall' } } }),
);
