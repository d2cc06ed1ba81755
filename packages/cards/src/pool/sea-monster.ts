import { continuous, creature } from '../build.ts';

export const seaMonster = creature(
  'Sea Monster',
  { cost: '{4}{U}{U}', subtypes: ['Serpent'], power: 6, toughness: 6 },
  continuous('self', { rule: { cantAttackUnless: { exists: { each: { all: [{ subtype: 'Island' }, { controller: 'defending' }] } } } } }),
);
