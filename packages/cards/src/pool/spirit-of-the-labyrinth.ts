import type { Card } from '@arbiter/schema';
import { creature } from '../build.ts';

const card = creature(
  'Spirit of the Labyrinth',
  { cost: '{1}{W}', subtypes: ['Spirit'], power: 3, toughness: 1 },
  { kind: 'static', play: [{ cantDraw: 'each', more: 1 }] },
);

export const spiritOfTheLabyrinth: Card = { ...card, faces: card.faces.map((face) => ({ ...face, types: ['enchantment', 'creature'] })) };
