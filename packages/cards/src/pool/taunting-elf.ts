import { continuous, creature } from '../build.ts';

export const tauntingElf = creature('Taunting Elf', { cost: '{G}', subtypes: ['Elf'], power: 0, toughness: 1 }, continuous('self', { rule: 'mustBeBlocked' }));
