import { creature, keyword, triggered } from '../build.ts';

export const teferisImp = creature(
  "Teferi's Imp",
  { cost: '{2}{U}', subtypes: ['Imp'], power: 1, toughness: 1 },
  keyword('flying'),
  keyword('phasing'),
  triggered({ on: 'phasing', what: 'self', dir: 'out' }, { do: [{ do: 'discard', who: 'you', amount: 1 }] }),
  triggered({ on: 'phasing', what: 'self', dir: 'in' }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }),
);
