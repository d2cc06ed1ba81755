import { continuous, creature } from '../build.ts';

export const stalkingTiger = creature(
  'Stalking Tiger',
  { cost: '{3}{G}', subtypes: ['Cat'], power: 3, toughness: 3 },
  continuous('self', { rule: { maxBlockers: 1 } }),
);
