import { enchantment } from '../build.ts';

export const upwelling = enchantment('Upwelling', { cost: '{3}{G}' }, { kind: 'static', play: [{ manaDoesntEmpty: 'all', who: 'each' }] });
