import { aPlayer, creatures, instant, spell, target } from '../build.ts';

export const congregate = instant(
  'Congregate',
  { cost: '{3}{W}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [{ do: 'gainLife', who: { ref: 'player' }, amount: { times: [2, { count: { each: creatures } }] } }],
  }),
);
