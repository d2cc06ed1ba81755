import { aPlayer, keyword, sorcery, spell, target } from '../build.ts';

export const walkTheAeons = sorcery(
  'Walk the Aeons',
  { ru: 'Дорога Эонов', cost: '{4}{U}{U}' },
  keyword('buyback', { cost: [{ sacrifice: { subtype: 'Island' }, count: 3 }] }),
  spell({ targets: [target('player', aPlayer)], do: [{ do: 'extraTurn', who: { ref: 'player' } }] }),
);
