import type { Quantity } from '@arbiter/schema';
import { continuous, creature } from '../build.ts';

const domain: Quantity = { basicLandTypesAmong: { each: { all: [{ type: 'land' }, { controller: 'you' }] } } };

export const matcaRioters = creature(
  'Matca Rioters',
  { cost: '{2}{G}', subtypes: ['Human', 'Warrior'], power: '*', toughness: '*' },
  continuous('self', { setPower: domain, setToughness: domain, defining: true }),
);
