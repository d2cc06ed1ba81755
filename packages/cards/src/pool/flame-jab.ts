import { keyword, sorcery, spell, target } from '../build.ts';

export const flameJab = sorcery(
  'Flame Jab',
  { cost: '{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }),
  keyword('retrace'),
);
