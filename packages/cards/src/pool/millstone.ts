import { activated, aPlayer, artifact, target } from '../build.ts';

export const millstone = artifact(
  'Millstone',
  { ru: 'Мельничный Жернов', cost: '{2}' },
  activated([{ mana: '{2}' }, { tap: 'self' }], { targets: [target('player', aPlayer)], do: [{ do: 'mill', who: { ref: 'player' }, amount: 2 }] }),
);
