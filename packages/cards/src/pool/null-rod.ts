import { artifact } from '../build.ts';

export const nullRod = artifact('Null Rod', { cost: '{2}' }, { kind: 'static', play: [{ cantActivate: { type: 'artifact' }, who: 'each', manaToo: true }] });
