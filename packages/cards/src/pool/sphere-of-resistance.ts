import { artifact } from '../build.ts';

export const sphereOfResistance = artifact('Sphere of Resistance', { cost: '{2}' }, { kind: 'static', play: [{ costs: 'any', more: 1 }] });
