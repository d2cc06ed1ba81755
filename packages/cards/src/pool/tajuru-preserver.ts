import { creature } from '../build.ts';

export const tajuruPreserver = creature(
  'Tajuru Preserver',
  { cost: '{1}{G}', subtypes: ['Elf', 'Shaman'], power: 2, toughness: 1 },
  { kind: 'static', play: [{ cantMakeSacrifice: 'opponents', who: 'you' }] },
);
