import { aura, continuous, creatures } from '../build.ts';

export const errantry = aura('Errantry', { cost: '{1}{R}' }, creatures, continuous('attached', { power: 3, toughness: 0 }, { rule: 'attacksOnlyAlone' }));
