import { artifact, creatures } from '../build.ts';

export const torporOrb = artifact(
  'Torpor Orb',
  { cost: '{2}' },
  { kind: 'static', play: [{ triggersNot: { on: 'move', what: creatures, to: 'battlefield' } }] },
);
