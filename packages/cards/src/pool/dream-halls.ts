import { enchantment } from '../build.ts';

export const dreamHalls = enchantment(
  'Dream Halls',
  { cost: '{3}{U}{U}' },
  { kind: 'static', play: [{ insteadOfManaCost: [{ discard: { sharesWith: 'self', what: 'color' }, count: 1 }], of: 'any', who: 'each' }] },
);
