import type { Card } from '@arbiter/schema';
import { continuous, creature, keyword } from '../build.ts';

const card = creature(
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

export const kruphixGodOfHorizons: Card = { ...card, faces: card.faces.map((face) => ({ ...face, types: ['enchantment', 'creature'] })) };
