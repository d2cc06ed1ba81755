import type { Quantity } from '@arbiter/schema';
import { continuous, creature } from '../build.ts';

const types: Quantity = { typesAmong: { each: 'any', zone: 'graveyard' } };

export const tarmogoyf = creature(
  'Tarmogoyf',
  { cost: '{1}{G}', subtypes: ['Lhurgoyf'], power: '*', toughness: '*' },
  continuous('self', { setPower: types, setToughness: { sum: [types, 1] }, defining: true }),
);
