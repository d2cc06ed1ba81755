import { creature, creatures, keyword } from '../build.ts';

export const thaliaGuardianOfThraben = creature(
  'Thalia, Guardian of Thraben',
  { cost: '{1}{W}', supertypes: ['legendary'], subtypes: ['Human', 'Soldier'], power: 2, toughness: 1 },
  keyword('first strike'),
  { kind: 'static', play: [{ costs: { not: creatures }, more: 1 }] },
);
