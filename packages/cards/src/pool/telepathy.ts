import { enchantment } from '../build.ts';

export const telepathy = enchantment('Telepathy', { ru: 'Телепатия', cost: '{U}' }, { kind: 'static', play: [{ revealHand: 'opponents' }] });
