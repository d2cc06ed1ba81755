import { artifact } from '../build.ts';

export const winterOrb = artifact(
  'Winter Orb',
  { cost: '{2}' },
  { kind: 'static', while: { fits: 'self', filter: { is: 'untapped' } }, play: [{ untapOnly: 1, what: { type: 'land' }, who: 'each' }] },
);
