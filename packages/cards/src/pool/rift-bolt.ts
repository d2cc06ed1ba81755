import { keyword, sorcery, spell, target } from '../build.ts';

export const riftBolt = sorcery(
  'Rift Bolt',
  { cost: '{2}{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 3, to: { ref: 'it' } }] }),
  keyword('suspend', { cost: [{ mana: '{R}' }], amount: 1 }),
);
