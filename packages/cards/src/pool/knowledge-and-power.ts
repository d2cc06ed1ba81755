import { enchantment, target, triggered } from '../build.ts';

export const knowledgeAndPower = enchantment(
  'Knowledge and Power',
  { cost: '{4}{R}' },
  triggered(
    { on: 'scry', who: 'you' },
    {
      targets: [target('it', 'anyTarget')],
      do: [{ do: 'may', who: 'you', cost: [{ mana: '{2}' }], then: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }],
    },
  ),
);
