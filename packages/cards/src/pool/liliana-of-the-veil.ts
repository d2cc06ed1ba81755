import { aPlayer, creatures, legendaryPlaneswalker, loyalty, target } from '../build.ts';

export const lilianaOfTheVeil = legendaryPlaneswalker(
  'Liliana of the Veil',
  { cost: '{1}{B}{B}', subtypes: ['Liliana'], loyalty: 3 },
  loyalty(1, { do: [{ do: 'discard', who: 'each', amount: 1 }] }),
  loyalty(-2, { targets: [target('player', aPlayer)], do: [{ do: 'sacrificeOf', who: { ref: 'player' }, what: creatures, amount: 1 }] }),
  loyalty(-6, {
    targets: [target('player', aPlayer)],
    do: [
      {
        do: 'piles',
        who: 'you',
        of: { each: { all: [{ is: 'permanent' }, { controller: { ref: 'player' } }] } },
        chooser: { ref: 'player' },
        chosen: 'chosen',
        other: 'other',
      },
      { do: 'sacrificeOf', who: { ref: 'player' }, what: { among: { ref: 'chosen' } }, amount: 'all' },
    ],
  }),
);
