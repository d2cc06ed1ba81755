import { aPlayer, creatures, sorcery, spell, target } from '../build.ts';

export const sleep = sorcery(
  'Sleep',
  { cost: '{2}{U}{U}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'tap', what: { each: { all: [creatures, { controller: { ref: 'player' } }] } } },
      {
        do: 'forEach',
        of: { each: { all: [creatures, { controller: { ref: 'player' } }] } },
        name: 'one',
        then: [{ do: 'change', what: { ref: 'one' }, changes: [{ rule: 'skipsUntap' }], for: 'game' }],
      },
    ],
  }),
);
