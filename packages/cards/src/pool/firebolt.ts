import { keyword, sorcery, spell, target } from '../build.ts';

export const firebolt = sorcery(
  'Firebolt',
  { ru: 'Огненная Стрела', cost: '{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }),
  keyword('flashback', { cost: [{ mana: '{4}{R}' }] }),
);
