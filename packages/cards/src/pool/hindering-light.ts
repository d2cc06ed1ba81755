import { instant, spell, target } from '../build.ts';

export const hinderingLight = instant(
  'Hindering Light',
  { cost: '{W}{U}' },
  spell({
    targets: [
      target('it', {
        objects: {
          all: [{ is: 'spell' }, { any: [{ targets: { player: 'you' } }, { targets: { fits: { all: [{ is: 'permanent' }, { controller: 'you' }] } } }] }],
        },
        zone: 'stack',
      }),
    ],
    do: [
      { do: 'counter', what: { ref: 'it' } },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
