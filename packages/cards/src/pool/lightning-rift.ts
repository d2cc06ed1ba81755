import { enchantment, target, triggered } from '../build.ts';

export const lightningRift = enchantment(
  'Lightning Rift',
  { cost: '{1}{R}' },
  triggered(
    { on: 'named', name: 'cycle' },
    {
      targets: [target('it', 'anyTarget')],
      do: [{ do: 'may', who: 'you', cost: [{ mana: '{1}' }], then: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }],
    },
  ),
);
