import { enchantment, replacing } from '../build.ts';

export const doublingSeason = enchantment(
  'Doubling Season',
  { cost: '{4}{G}' },
  replacing({ would: 'token', who: 'you' }, { amount: { times: 2 } }),
  replacing({ would: 'counters', on: { all: [{ is: 'permanent' }, { controller: 'you' }] }, byEffect: true }, { amount: { times: 2 } }),
);
