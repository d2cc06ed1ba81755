import { creatures, instant, spell, target } from '../build.ts';

export const intervene = instant(
  'Intervene',
  { cost: '{U}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'spell' }, { targets: { fits: creatures } }] }, zone: 'stack' })],
    do: [{ do: 'counter', what: { ref: 'it' } }],
  }),
);
