import { continuous, creature, keyword, yourCreatures } from '../build.ts';

export const abzanFalconer = creature(
  'Abzan Falconer',
  { cost: '{2}{W}', subtypes: ['Human', 'Soldier'], power: 2, toughness: 3 },
  keyword('outlast', { cost: [{ mana: '{W}' }] }),
  continuous({ each: { all: [yourCreatures, { counter: '+1/+1' }] } }, { gain: [keyword('flying')] }),
);
