import { continuous, creatures, protectionFrom, tribalEnchantment } from '../build.ts';

export const favorOfTheMighty = tribalEnchantment(
  'Favor of the Mighty',
  { cost: '{1}{W}', subtypes: ['Giant'] },
  continuous(
    { each: { all: [creatures, { most: 'manaValue', among: creatures }] } },
    {
      gain: [protectionFrom({ any: [{ color: 'W' }, { color: 'U' }, { color: 'B' }, { color: 'R' }, { color: 'G' }] })],
    },
  ),
);
