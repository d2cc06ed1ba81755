import { artifactCreature, continuous, keyword } from '../build.ts';

export const razorgrassScreen = artifactCreature(
  'Razorgrass Screen',
  { cost: '{1}', subtypes: ['Wall'], power: 2, toughness: 1 },
  keyword('defender'),
  continuous('self', { rule: 'mustBlock' }),
);
