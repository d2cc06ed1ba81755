import { continuous, creature } from '../build.ts';

export const deathsShadow = creature(
  "Death's Shadow",
  { cost: '{B}', subtypes: ['Avatar'], power: 13, toughness: 13 },
  continuous('self', { power: { minus: [0, { life: 'you' }] }, toughness: { minus: [0, { life: 'you' }] } }),
);
