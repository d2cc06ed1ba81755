import { creature, enters, keyword, triggered } from '../build.ts';

export const mulldrifter = creature(
  'Mulldrifter',
  { cost: '{4}{U}', subtypes: ['Elemental'], power: 2, toughness: 2 },
  keyword('flying'),
  triggered(enters, { do: [{ do: 'draw', who: 'you', amount: 2 }] }),
  keyword('evoke', { cost: [{ mana: '{2}{U}' }] }),
);
