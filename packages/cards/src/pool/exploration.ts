import { enchantment } from '../build.ts';

export const exploration = enchantment('Exploration', { cost: '{G}' }, { kind: 'static', play: [{ extraLands: 1, who: 'you' }] });
