import { keyword, sorcery, spell, target } from '../build.ts';

export const grapeshot = sorcery(
  'Grapeshot',
  { cost: '{1}{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }),
  keyword('storm'),
);
