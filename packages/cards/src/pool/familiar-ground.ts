import { continuous, enchantment, yourCreatures } from '../build.ts';

export const familiarGround = enchantment('Familiar Ground', { cost: '{2}{G}' }, continuous({ each: yourCreatures }, { rule: { maxBlockers: 1 } }));
