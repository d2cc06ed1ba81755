import { at, creatures, enchantment, replacing, triggered } from '../build.ts';

export const contamination = enchantment(
  'Contamination',
  { cost: '{2}{B}' },
  triggered(at('upkeep', 'you'), {
    do: [{ do: 'unless', who: 'you', cost: [{ sacrifice: creatures, count: 1 }], then: [{ do: 'sacrifice', what: 'self' }] }],
  }),
  replacing({ would: 'mana', from: { type: 'land' } }, { mana: '{B}' }),
);
