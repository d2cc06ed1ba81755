import { creatures, instant, keyword, spell, target } from '../build.ts';

export const backslide = instant(
  'Backslide',
  { cost: '{1}{U}' },
  spell({ targets: [target('it', { objects: { all: [{ has: 'morph' }, creatures] } })], do: [{ do: 'faceDown', what: { ref: 'it' } }] }),
  keyword('cycling', { cost: [{ mana: '{U}' }] }),
);
