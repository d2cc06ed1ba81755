import { creatures, instant, spell, target } from '../build.ts';

export const breakOpen = instant(
  'Break Open',
  { cost: '{1}{R}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'faceDown' }, creatures, { controller: 'opponents' }] } })],
    do: [{ do: 'faceUp', what: { ref: 'it' } }],
  }),
);
