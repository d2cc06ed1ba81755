import { artifact, asEnters } from '../build.ts';

export const pithingNeedle = artifact('Pithing Needle', { cost: '{1}' }, asEnters({ choose: [{ as: 'name', what: 'name' }] }), {
  kind: 'static',
  play: [{ cantActivate: { name: { linked: 'name' } }, who: 'each' }],
});
