import { enchantment, keyword, triggered } from '../build.ts';

export const psychicVortex = enchantment(
  'Psychic Vortex',
  { cost: '{2}{U}{U}' },
  keyword('cumulative upkeep', { cost: [{ perform: [{ do: 'draw', who: 'you', amount: 1 }] }] }),
  triggered(
    { on: 'step', step: 'end', whose: 'you' },
    {
      do: [
        { do: 'sacrificeOf', who: 'you', what: { type: 'land' }, amount: 1 },
        { do: 'discard', who: 'you', amount: 'all' },
      ],
    },
  ),
);
