import { creature, creatures, keyword } from '../build.ts';

export const changelingHero = creature(
  'Changeling Hero',
  { cost: '{4}{W}', subtypes: ['Shapeshifter'], power: 4, toughness: 4 },
  keyword('changeling'),
  keyword('champion', { filter: creatures }),
  keyword('lifelink'),
);
