import { artifactCreature, keyword } from '../build.ts';

export const darksteelGargoyle = artifactCreature(
  'Darksteel Gargoyle',
  { cost: '{7}', subtypes: ['Gargoyle'], power: 3, toughness: 3 },
  keyword('flying'),
  keyword('indestructible'),
);
