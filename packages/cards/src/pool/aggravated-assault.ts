import { activated, enchantment, yourCreatures } from '../build.ts';

export const aggravatedAssault = enchantment(
  'Aggravated Assault',
  { cost: '{2}{R}' },
  activated(
    [{ mana: '{3}{R}{R}' }],
    {
      do: [
        { do: 'untap', what: { each: yourCreatures } },
        { do: 'extraPhases', phases: ['combat', 'postcombat-main'] },
      ],
    },
    { timing: 'sorcery' },
  ),
);
