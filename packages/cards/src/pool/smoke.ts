import { creatures, enchantment } from '../build.ts';

export const smoke = enchantment('Smoke', { cost: '{R}{R}' }, { kind: 'static', play: [{ untapOnly: 1, what: creatures, who: 'each' }] });
