import { instant, spell } from '../build.ts';

export const shadowOfDoubt = instant(
  'Shadow of Doubt',
  { cost: '{U/B}{U/B}' },
  spell({
    do: [
      { do: 'play', changes: [{ cantSearch: 'each' }], for: 'endOfTurn' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
