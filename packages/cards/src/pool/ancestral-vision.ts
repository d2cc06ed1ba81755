import { aPlayer, keyword, sorcery, spell, target } from '../build.ts';

export const ancestralVision = sorcery(
  'Ancestral Vision',
  { colors: ['U'] },
  keyword('suspend', { cost: [{ mana: '{U}' }], amount: 4 }),
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'draw', who: { ref: 'player' }, amount: 3 }] }),
);
