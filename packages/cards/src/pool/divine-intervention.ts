import { asEnters, at, enchantment, triggered } from '../build.ts';

export const divineIntervention = enchantment(
  'Divine Intervention',
  { cost: '{6}{W}{W}' },
  asEnters({ counters: { intervention: 2 } }),
  triggered(at('upkeep', 'you'), { do: [{ do: 'removeCounters', counter: 'intervention', amount: 1, on: 'self' }] }),
  triggered({ on: 'counters', op: 'removed', counter: 'intervention', what: 'self', last: true }, { do: [{ do: 'drawGame' }] }),
);
