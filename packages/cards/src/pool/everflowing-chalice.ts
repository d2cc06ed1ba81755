import { artifact, asEnters, keyword, tapFor } from '../build.ts';

export const everflowingChalice = artifact(
  'Everflowing Chalice',
  { cost: '{0}' },
  keyword('multikicker', { cost: [{ mana: '{2}' }] }),
  asEnters({ counters: { charge: { paidTimes: 'multikicker' } } }),
  tapFor({ symbol: 'C', count: { counters: 'charge', on: 'self' } }),
);
