import { continuous, creature, triggered } from '../build.ts';

export const dandan = creature(
  'Dandân',
  { cost: '{U}{U}', subtypes: ['Fish'], power: 4, toughness: 1 },
  continuous('self', { rule: { cantAttackUnless: { exists: { each: { all: [{ subtype: 'Island' }, { controller: 'defending' }] } } } } }),
  triggered(
    { on: 'state', when: { not: { exists: { each: { all: [{ subtype: 'Island' }, { controller: 'you' }] } } } } },
    { do: [{ do: 'sacrifice', what: 'self' }] },
  ),
);
