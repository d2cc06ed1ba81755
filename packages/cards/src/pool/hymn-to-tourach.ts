import { aPlayer, sorcery, spell, target } from '../build.ts';

export const hymnToTourach = sorcery(
  'Hymn to Tourach',
  { cost: '{B}{B}' },
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'discard', who: { ref: 'player' }, amount: 2, random: true }] }),
);
