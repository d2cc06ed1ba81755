import { activated, keyword, land, tapFor } from '../build.ts';

export const windbriskHeights = land(
  'Windbrisk Heights',
  {},
  keyword('hideaway'),
  tapFor('{W}'),
  activated([{ mana: '{W}' }, { tap: 'self' }], {
    do: [
      {
        do: 'playCard',
        who: 'you',
        what: { linked: 'hideaway' },
        may: true,
        free: true,
        if: { compare: { turn: 'attackers', who: 'you' }, op: '>=', to: 3 },
      },
    ],
  }),
);
