import { activated, creature, keyword } from '../build.ts';

export const wallOfRoots = creature(
  'Wall of Roots',
  { ru: 'Стена Корней', cost: '{1}{G}', subtypes: ['Plant', 'Wall'], power: 0, toughness: 5 },
  keyword('defender'),
  activated([{ putCounters: '-0/-1', count: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{G}' }] }, { limit: 1 }),
);
