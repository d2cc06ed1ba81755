import { continuous, enchantment } from '../build.ts';

export const bloodMoon = enchantment(
  'Blood Moon',
  { cost: '{2}{R}' },
  continuous({ each: { all: [{ type: 'land' }, { not: { supertype: 'basic' } }] } }, { types: { setSubtypes: ['Mountain'] } }),
);
