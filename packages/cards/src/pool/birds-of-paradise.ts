import { activated, creature, keyword } from '../build.ts';

export const birdsOfParadise = creature(
  'Birds of Paradise',
  { ru: 'Райские Птицы', cost: '{G}', subtypes: ['Bird'], power: 0, toughness: 1 },
  keyword('flying'),
  activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } }] }),
);
