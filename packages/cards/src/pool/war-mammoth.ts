import { creature, keyword } from '../build.ts';

export const warMammoth = creature('War Mammoth', { cost: '{3}{G}', subtypes: ['Elephant'], power: 3, toughness: 3 }, keyword('trample'));
