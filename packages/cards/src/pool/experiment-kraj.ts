import { aCreature, activated, continuous, creature, creatures, target } from '../build.ts';

export const experimentKraj = creature(
  'Experiment Kraj',
  { cost: '{2}{G}{G}{U}{U}', supertypes: ['legendary'], subtypes: ['Ooze', 'Mutant'], power: 4, toughness: 6 },
  continuous('self', { gainAbilitiesOf: { each: { all: [creatures, { counter: '+1/+1' }, { not: { among: 'self' } }] } }, what: 'activated' }),
  activated([{ tap: 'self' }], { targets: [target('it', aCreature)], do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: { ref: 'it' } }] }),
);
