import { activated, continuous, creatures, enchantment, target, yourCreatures } from '../build.ts';

export const assaultFormation = enchantment(
  'Assault Formation',
  { cost: '{1}{G}' },
  continuous({ each: yourCreatures }, { rule: 'assignsToughness' }),
  activated([{ mana: '{G}' }], {
    targets: [target('it', { objects: { all: [creatures, { has: 'defender' }] } })],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: 'attackAsThoughNoDefender' }], for: 'endOfTurn' }],
  }),
  activated([{ mana: '{2}{G}' }], {
    do: [{ do: 'change', what: { each: yourCreatures }, changes: [{ power: 0, toughness: 1 }], for: 'endOfTurn' }],
  }),
);
