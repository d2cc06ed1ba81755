import { aSpell, instant, spell, target } from '../build.ts';

export const memoryLapse = instant(
  'Memory Lapse',
  { cost: '{1}{U}' },
  spell({ targets: [target('it', aSpell)], do: [{ do: 'counter', what: { ref: 'it' }, to: { zone: 'library', position: 'top' } }] }),
);
