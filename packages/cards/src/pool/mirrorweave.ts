import { creatures, instant, spell, target } from '../build.ts';

export const mirrorweave = instant(
  'Mirrorweave',
  { cost: '{2}{W/U}{W/U}' },
  spell({
    targets: [target('it', { objects: { all: [{ not: { supertype: 'legendary' } }, creatures] } })],
    do: [
      {
        do: 'become',
        what: { each: { all: [creatures, { not: { among: { ref: 'it' } } }] } },
        copyOf: { ref: 'it' },
        for: 'endOfTurn',
      },
    ],
  }),
);
