import { artifactCreature } from '../build.ts';

export const lodestoneGolem = artifactCreature(
  'Lodestone Golem',
  { ru: 'Голем Магнитной Руды', cost: '{4}', subtypes: ['Golem'], power: 5, toughness: 3 },
  { kind: 'static', play: [{ costs: { not: { type: 'artifact' } }, more: '{1}' }] },
);
