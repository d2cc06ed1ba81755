import { creature } from '../build.ts';

export const gnatMiser = creature(
  'Gnat Miser',
  { cost: '{B}', subtypes: ['Rat', 'Shaman'], power: 1, toughness: 1 },
  { kind: 'static', play: [{ handChange: -1, who: 'opponents' }] },
);
