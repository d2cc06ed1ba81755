import { artifact } from '../build.ts';

export const mindlockOrb = artifact('Mindlock Orb', { cost: '{3}{U}' }, { kind: 'static', play: [{ cantSearch: 'each' }] });
