import { aPlayer, instant, spell, target } from '../build.ts';

export const turfWound = instant(
  'Turf Wound',
  { cost: '{2}{R}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'play', changes: [{ cantPlayLands: { ref: 'player' } }], for: 'endOfTurn' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
