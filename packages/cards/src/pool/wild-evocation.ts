import type { Who } from '@arbiter/schema';
import { enchantment, triggered } from '../build.ts';

const thatPlayer: Who = { ref: 'triggerPlayer' };

export const wildEvocation = enchantment(
  'Wild Evocation',
  { ru: 'Вызывание Наугад', cost: '{5}{R}' },
  triggered(
    { on: 'step', step: 'upkeep', whose: 'each' },
    {
      do: [
        { do: 'choose', who: thatPlayer, from: { each: { owner: thatPlayer }, zone: 'hand' }, random: true, as: 'card' },
        { do: 'reveal', what: { ref: 'card' } },
        {
          do: 'when',
          cond: { fits: { ref: 'card' }, filter: { type: 'land' } },
          then: [{ do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield', under: thatPlayer } }],
          else: [{ do: 'cast', who: thatPlayer, what: { ref: 'card' }, free: true }],
        },
      ],
    },
  ),
);
