import { continuous, creature } from '../build.ts';

export const emberBeast = creature(
  'Ember Beast',
  { cost: '{2}{R}', subtypes: ['Beast'], power: 3, toughness: 4 },
  continuous('self', { rule: 'cantAttackAlone' }, { rule: 'cantBlockAlone' }),
);
