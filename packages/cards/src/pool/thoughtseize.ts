import { aPlayer, sorcery, spell, target } from '../build.ts';

export const thoughtseize = sorcery(
  'Thoughtseize',
  { cost: '{B}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'revealHand', whose: { ref: 'player' } },
      { do: 'discard', who: { ref: 'player' }, amount: 1, what: { not: { type: 'land' } }, chooser: 'you' },
      { do: 'loseLife', who: 'you', amount: 2 },
    ],
  }),
);
