import { creatures, enchantment } from '../build.ts';

export const vernalEquinox = enchantment(
  'Vernal Equinox',
  { cost: '{3}{G}' },
  { kind: 'static', play: [{ asThoughFlash: { any: [creatures, { type: 'enchantment' }] }, who: 'each' }] },
);
