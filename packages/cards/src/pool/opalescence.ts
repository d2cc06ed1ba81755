import { continuous, enchantment } from '../build.ts';

export const opalescence = enchantment(
  'Opalescence',
  { cost: '{2}{W}{W}' },
  continuous(
    { each: { all: [{ type: 'enchantment' }, { not: { subtype: 'Aura' } }, { not: { among: 'self' } }] } },
    { types: { add: ['creature'] } },
    { setPower: { stat: 'manaValue', of: { ref: 'it' } }, setToughness: { stat: 'manaValue', of: { ref: 'it' } } },
  ),
);
