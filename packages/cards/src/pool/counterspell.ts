import { aSpell, instant, spell, target } from '../build.ts';

export const counterspell = instant(
  'Counterspell',
  { cost: '{U}{U}' },
  spell({ targets: [target('it', aSpell)], do: [{ do: 'counter', what: { ref: 'it' } }] }),
);
