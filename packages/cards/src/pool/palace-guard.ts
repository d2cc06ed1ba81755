import { continuous, creature } from '../build.ts';

export const palaceGuard = creature(
  'Palace Guard',
  { cost: '{2}{W}', subtypes: ['Human', 'Soldier'], power: 1, toughness: 4 },
  continuous('self', { rule: 'mayBlockAny' }),
);
