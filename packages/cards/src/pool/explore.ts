import { sorcery, spell } from '../build.ts';

export const explore = sorcery(
  'Explore',
  { cost: '{1}{G}' },
  spell({
    do: [
      { do: 'play', changes: [{ extraLands: 1, who: 'you' }], for: 'endOfTurn' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
