import { sorcery, spell } from '../build.ts';

export const summerBloom = sorcery(
  'Summer Bloom',
  { cost: '{1}{G}' },
  spell({ do: [{ do: 'play', changes: [{ extraLands: 3, who: 'you' }], for: 'endOfTurn' }] }),
);
