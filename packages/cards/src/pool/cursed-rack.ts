import { artifact, asEnters } from '../build.ts';

export const cursedRack = artifact('Cursed Rack', { cost: '{4}' }, asEnters({ choose: [{ as: 'opponent', what: 'opponent' }] }), {
  kind: 'static',
  play: [{ maxHand: 4, who: { linked: 'opponent' } }],
});
