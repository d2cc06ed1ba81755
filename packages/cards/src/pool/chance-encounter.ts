import { at, enchantment, triggered } from '../build.ts';

export const chanceEncounter = enchantment(
  'Chance Encounter',
  { cost: '{2}{R}{R}' },
  triggered({ on: 'coin', who: 'you', won: true }, { do: [{ do: 'putCounters', counter: 'luck', amount: 1, on: 'self' }] }),
  triggered(at('upkeep', 'you'), { do: [{ do: 'win', who: 'you' }] }, { if: { compare: { counters: 'luck', on: 'self' }, op: '>=', to: 10 } }),
);
