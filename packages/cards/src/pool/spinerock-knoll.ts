import { activated, keyword, land, tapFor } from '../build.ts';

export const spinerockKnoll = land(
  'Spinerock Knoll',
  {},
  keyword('hideaway'),
  tapFor('{R}'),
  activated([{ mana: '{R}' }, { tap: 'self' }], {
    do: [
      {
        do: 'playCard',
        who: 'you',
        what: { linked: 'hideaway' },
        may: true,
        free: true,
        if: { compare: { turn: 'damageTaken', who: 'opponents', pick: 'most' }, op: '>=', to: 7 },
      },
    ],
  }),
);
