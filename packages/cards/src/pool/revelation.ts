import { enchantment } from '../build.ts';

export const revelation = enchantment('Revelation', { cost: '{G}', supertypes: ['world'] }, { kind: 'static', play: [{ revealHand: 'each' }] });
