import { asEnters, creature, creatures } from '../build.ts';

export const clone = creature(
  'Clone',
  { ru: 'Клон', cost: '{3}{U}', subtypes: ['Shapeshifter'], power: 0, toughness: 0 },
  asEnters({ copy: { of: creatures, may: true } }),
);
