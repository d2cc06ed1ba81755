import { asEnters, at, enchantment, triggered } from '../build.ts';

export const celestialConvergence = enchantment(
  'Celestial Convergence',
  { cost: '{2}{W}{W}' },
  asEnters({ counters: { omen: 7 } }),
  triggered(at('upkeep', 'you'), {
    do: [
      { do: 'removeCounters', counter: 'omen', amount: 1, on: 'self' },
      {
        do: 'when',
        cond: { compare: { counters: 'omen', on: 'self' }, op: '=', to: 0 },
        then: [
          {
            do: 'when',
            cond: { compare: { players: { mostLife: 'each' } }, op: '>', to: 1 },
            then: [{ do: 'drawGame' }],
            else: [{ do: 'win', who: { mostLife: 'each' } }],
          },
        ],
      },
    ],
  }),
);
