import { creatures, sorcery, spell } from '../build.ts';

export const relentlessAssault = sorcery(
  'Relentless Assault',
  { cost: '{2}{R}{R}' },
  spell({
    do: [
      { do: 'untap', what: { each: { all: [creatures, { history: 'attackedThisTurn' }] } } },
      { do: 'extraPhases', phases: ['combat', 'postcombat-main'] },
    ],
  }),
);
