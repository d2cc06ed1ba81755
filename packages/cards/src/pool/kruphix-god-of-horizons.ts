import { continuous, enchantmentCreature, keyword } from '../build.ts';

export const kruphixGodOfHorizons = enchantmentCreature(
  'Kruphix, God of Horizons',
  { cost: '{3}{G}{U}', supertypes: ['legendary'], subtypes: ['God'], power: 4, toughness: 7 },
  keyword('indestructible'),
  {
    ...continuous('self', { types: { remove: ['creature'], removeSubtypes: 'creature' } }),
    while: { compare: { devotion: ['G', 'U'], of: 'you' }, op: '<', to: 7 },
  },
  { kind: 'static', play: [{ maxHand: 'none', who: 'you' }] },
  { kind: 'static', play: [{ manaEmptiesAs: 'C', who: 'you' }] },
);
