import { artifactCreature } from '../build.ts';

export const platinumEmperion = artifactCreature(
  'Platinum Emperion',
  { cost: '{8}', subtypes: ['Golem'], power: 8, toughness: 8 },
  { kind: 'static', play: [{ cantGainLife: 'you' }, { cantLoseLife: 'you' }] },
);
