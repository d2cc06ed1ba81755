import { sorcery, spell, target } from '../build.ts';

export const duress = sorcery(
  'Duress',
  { ru: 'Насилие', cost: '{B}' },
  spell({
    targets: [target('player', { players: 'opponents' })],
    do: [
      { do: 'revealHand', whose: { ref: 'player' } },
      { do: 'discard', who: { ref: 'player' }, amount: 1, what: { not: { any: [{ type: 'creature' }, { type: 'land' }] } }, chooser: 'you' },
    ],
  }),
);
