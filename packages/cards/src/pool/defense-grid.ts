import { artifact } from '../build.ts';

export const defenseGrid = artifact(
  'Defense Grid',
  { cost: '{2}' },
  { kind: 'static', play: [{ costs: { all: [{ is: 'spell' }, { controller: 'nonactive' }] }, more: 3 }] },
);
