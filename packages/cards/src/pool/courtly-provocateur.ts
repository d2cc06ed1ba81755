import { aCreature, activated, creature, target } from '../build.ts';

export const courtlyProvocateur = creature(
  'Courtly Provocateur',
  { cost: '{2}{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 1 },
  activated([{ tap: 'self' }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: 'mustAttack' }], for: 'endOfTurn' }],
  }),
  activated([{ tap: 'self' }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: 'mustBlock' }], for: 'endOfTurn' }],
  }),
);
