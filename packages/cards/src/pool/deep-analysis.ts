import { aPlayer, keyword, sorcery, spell, target } from '../build.ts';

export const deepAnalysis = sorcery(
  'Deep Analysis',
  { cost: '{3}{U}' },
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'draw', who: { ref: 'player' }, amount: 2 }] }),
  keyword('flashback', { cost: [{ mana: '{1}{U}' }, { life: 3 }] }),
);
