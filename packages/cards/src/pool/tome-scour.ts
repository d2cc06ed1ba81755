import { aPlayer, sorcery, spell, target } from '../build.ts';

export const tomeScour = sorcery(
  'Tome Scour',
  { ru: 'Прочесывание Тома', cost: '{U}' },
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'mill', who: { ref: 'player' }, amount: 5 }] }),
);
