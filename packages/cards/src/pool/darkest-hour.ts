import { continuous, creatures, enchantment } from '../build.ts';

export const darkestHour = enchantment('Darkest Hour', { cost: '{B}' }, continuous({ each: creatures }, { colors: { set: ['B'] } }));
