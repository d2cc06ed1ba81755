import { instant, spell } from '../build.ts';

export const steadyProgress = instant(
  'Steady Progress',
  { cost: '{2}{U}' },
  spell({
    do: [
      { do: 'proliferate', who: 'you' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
