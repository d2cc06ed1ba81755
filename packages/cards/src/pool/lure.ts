import { aura, continuous, creatures } from '../build.ts';

export const lure = aura('Lure', { cost: '{1}{G}{G}' }, creatures, continuous('attached', { rule: 'mustBeBlocked' }));
