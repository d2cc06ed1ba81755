import type { Card } from '@arbiter/schema';
import { continuous, creatures, enchantment, protectionFrom } from '../build.ts';

const tribal = enchantment(
  'Favor of the Mighty',
  { cost: '{1}{W}', subtypes: ['Giant'] },
  continuous(
    { each: { all: [creatures, { most: 'manaValue', among: creatures }] } },
    {
      gain: [protectionFrom({ any: [{ color: 'W' }, { color: 'U' }, { color: 'B' }, { color: 'R' }, { color: 'G' }] })],
    },
  ),
);

export const favorOfTheMighty: Card = { ...tribal, faces: tribal.faces.map((face) => ({ ...face, types: ['tribal', 'enchantment'] })) };
