import { continuous, creature, creatures } from '../build.ts';

export const doranTheSiegeTower = creature(
  'Doran, the Siege Tower',
  { cost: '{W}{B}{G}', supertypes: ['legendary'], subtypes: ['Treefolk', 'Shaman'], power: 0, toughness: 5 },
  continuous({ each: creatures }, { rule: 'assignsToughness' }),
);
