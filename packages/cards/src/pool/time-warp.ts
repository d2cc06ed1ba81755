import { aPlayer, sorcery, spell, target } from '../build.ts';

export const timeWarp = sorcery(
  'Time Warp',
  { ru: 'Искривление Времени', cost: '{3}{U}{U}' },
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'extraTurn', who: { ref: 'player' } }] }),
);
