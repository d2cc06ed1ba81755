import { aSpell, creature, enters, keyword, target, triggered } from '../build.ts';

export const mysticSnake = creature(
  'Mystic Snake',
  { ru: 'Таинственная Змея', cost: '{1}{G}{U}{U}', subtypes: ['Snake'], power: 2, toughness: 2 },
  keyword('flash'),
  triggered(enters, { targets: [target('it', aSpell)], do: [{ do: 'counter', what: { ref: 'it' } }] }),
);
