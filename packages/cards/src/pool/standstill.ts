import { enchantment, triggered } from '../build.ts';

export const standstill = enchantment(
  'Standstill',
  { cost: '{1}{U}' },
  triggered(
    { on: 'cast', what: 'any' },
    {
      do: [
        { do: 'sacrifice', what: 'self', as: 'sacrificed' },
        { do: 'when', cond: { did: 'sacrificed' }, then: [{ do: 'draw', who: { opponentsOf: { ref: 'triggerPlayer' } }, amount: 3 }] },
      ],
    },
  ),
);
