import { enchantment, triggered } from '../build.ts';

export const hiveMind = enchantment(
  'Hive Mind',
  { cost: '{5}{U}' },
  triggered(
    { on: 'cast', what: { any: [{ type: 'instant' }, { type: 'sorcery' }] } },
    {
      do: [
        {
          do: 'forEach',
          of: { player: 'each' },
          name: 'player',
          then: [
            {
              do: 'copyStack',
              what: { ref: 'trigger' },
              who: { ref: 'player' },
              newTargets: true,
              if: { not: { isPlayer: { ref: 'player' }, one: { ref: 'triggerPlayer' } } },
            },
          ],
        },
      ],
    },
  ),
);
