import { artifact } from '../build.ts';

export const crucibleOfWorlds = artifact(
  'Crucible of Worlds',
  { cost: '{3}' },
  { kind: 'static', play: [{ mayPlay: { type: 'land' }, from: 'graveyard', who: 'you' }] },
);
