import { sorcery, spell } from '../build.ts';

export const stitchInTime = sorcery(
  'Stitch in Time',
  { cost: '{1}{U}{R}' },
  spell({ do: [{ do: 'coin', who: 'you', won: [{ do: 'extraTurn', who: 'you' }] }] }),
);
