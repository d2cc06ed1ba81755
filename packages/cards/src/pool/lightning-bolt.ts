import { instant, spell, target } from '../build.ts';

export const lightningBolt = instant(
  'Lightning Bolt',
  { ru: 'Удар Молнии', cost: '{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 3, to: { ref: 'it' } }] }),
);
