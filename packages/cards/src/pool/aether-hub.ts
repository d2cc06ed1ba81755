import { activated, enters, land, tapFor, triggered } from '../build.ts';

export const aetherHub = land(
  'Aether Hub',
  {},
  triggered(enters, { do: [{ do: 'playerCounters', who: 'you', counter: 'energy', amount: 1 }] }),
  tapFor('{C}'),
  activated([{ tap: 'self' }, { payCounters: 'energy', count: 1 }], { do: [{ do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } }] }),
);
