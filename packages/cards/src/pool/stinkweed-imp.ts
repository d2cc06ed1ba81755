import { creature, creatures, keyword, triggered } from '../build.ts';

export const stinkweedImp = creature(
  'Stinkweed Imp',
  { cost: '{2}{B}', subtypes: ['Imp'], power: 1, toughness: 2 },
  keyword('flying'),
  triggered({ on: 'damage', source: 'self', to: creatures, combat: true }, { do: [{ do: 'destroy', what: { ref: 'trigger' } }] }),
  keyword('dredge', { amount: 5 }),
);
