import { continuous, creature } from '../build.ts';

export const moggFlunkies = creature(
  'Mogg Flunkies',
  { cost: '{1}{R}', subtypes: ['Goblin'], power: 3, toughness: 3 },
  continuous('self', { rule: 'cantAttackAlone' }, { rule: 'cantBlockAlone' }),
);
