import { enchantmentCreature } from '../build.ts';

export const spiritOfTheLabyrinth = enchantmentCreature(
  'Spirit of the Labyrinth',
  { cost: '{1}{W}', subtypes: ['Spirit'], power: 3, toughness: 1 },
  { kind: 'static', play: [{ cantDraw: 'each', more: 1 }] },
);
