import { continuous, creatures, enchantment } from '../build.ts';

export const crusade = enchantment('Crusade', { cost: '{W}{W}' }, continuous({ each: { all: [{ color: 'W' }, creatures] } }, { power: 1, toughness: 1 }));
