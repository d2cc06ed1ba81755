import { aPlayer, instant, spell, target } from '../build.ts';

export const peek = instant(
  'Peek',
  { ru: 'Взгляд Украдкой', cost: '{U}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'lookHand', whose: { ref: 'player' }, to: 'you' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
