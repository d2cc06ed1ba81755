import { instant, spell, target } from '../build.ts';

export const counterspell = instant(
  'Counterspell',
  { cost: '{U}{U}' },
  spell({ targets: [target('it', { objects: { is: 'spell' }, zone: 'stack' })], do: [{ do: 'counter', what: { ref: 'it' } }] }),
);
