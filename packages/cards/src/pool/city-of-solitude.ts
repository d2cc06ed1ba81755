import { enchantment } from '../build.ts';

export const cityOfSolitude = enchantment(
  'City of Solitude',
  { cost: '{2}{G}' },
  {
    kind: 'static',
    play: [
      { cantCast: 'any', who: 'nonactive' },
      { cantActivate: 'any', who: 'nonactive', manaToo: true },
    ],
  },
);
