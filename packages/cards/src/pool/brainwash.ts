import { aura, continuous, creatures } from '../build.ts';

export const brainwash = aura('Brainwash', { cost: '{W}' }, creatures, continuous('attached', { rule: { attackCost: [{ mana: '{3}' }] } }));
