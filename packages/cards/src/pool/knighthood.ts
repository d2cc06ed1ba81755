import { continuous, enchantment, keyword, yourCreatures } from '../build.ts';

export const knighthood = enchantment('Knighthood', { cost: '{2}{W}' }, continuous({ each: yourCreatures }, { gain: [keyword('first strike')] }));
