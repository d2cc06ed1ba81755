import { aCreature, activated, artifact, enters, target, triggered } from '../build.ts';

export const contagionClasp = artifact(
  'Contagion Clasp',
  { cost: '{2}' },
  triggered(enters, { targets: [target('it', aCreature)], do: [{ do: 'putCounters', counter: '-1/-1', amount: 1, on: { ref: 'it' } }] }),
  activated([{ mana: '{4}' }, { tap: 'self' }], { do: [{ do: 'proliferate', who: 'you' }] }),
);
