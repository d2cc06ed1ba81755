import { aura, continuous, creatures } from '../build.ts';

export const holyStrength = aura('Holy Strength', { ru: 'Святая Сила', cost: '{W}' }, creatures, continuous('attached', { power: 1, toughness: 2 }));
