import { sorcery, spell, target } from '../build.ts';

export const blaze = sorcery(
  'Blaze',
  { ru: 'Ослепительный Свет', cost: '{X}{R}' },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 'X', to: { ref: 'it' } }] }),
);
