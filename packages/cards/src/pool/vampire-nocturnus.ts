import { continuous, creature, keyword, yourCreatures } from '../build.ts';

export const vampireNocturnus = creature(
  'Vampire Nocturnus',
  { cost: '{1}{B}{B}{B}', subtypes: ['Vampire'], power: 3, toughness: 3 },
  { kind: 'static', play: [{ revealTop: 'you' }] },
  {
    ...continuous({ oneOf: ['self', { each: { all: [{ subtype: 'Vampire' }, yourCreatures] } }] }, { power: 2, toughness: 1 }, { gain: [keyword('flying')] }),
    while: { fits: { top: 1, of: 'you' }, filter: { color: 'B' } },
  },
);
