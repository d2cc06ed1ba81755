import { aPlayer, legendaryPlaneswalker, loyalty, target } from '../build.ts';

export const sorinMarkov = legendaryPlaneswalker(
  'Sorin Markov',
  { ru: 'Сорин Марков', cost: '{3}{B}{B}{B}', subtypes: ['Sorin'], loyalty: 4 },
  loyalty(2, {
    targets: [target('it', 'anyTarget')],
    do: [
      { do: 'damage', amount: 2, to: { ref: 'it' } },
      { do: 'gainLife', who: 'you', amount: 2 },
    ],
  }),
  loyalty(-3, { targets: [target('player', { players: 'opponents' })], do: [{ do: 'setLife', who: { ref: 'player' }, amount: 10 }] }),
  loyalty(-7, {
    targets: [target('player', aPlayer)],
    do: [{ do: 'play', changes: [{ controls: 'you', who: { ref: 'player' } }], for: { duringTurnOf: { ref: 'player' } } }],
  }),
);
