import { at, enchantment, replacing, triggered } from '../build.ts';

export const stasis = enchantment(
  'Stasis',
  { cost: '{1}{U}' },
  replacing({ would: 'step', step: 'untap', who: 'each' }, { skip: true }),
  triggered(at('upkeep', 'you'), { do: [{ do: 'unless', who: 'you', cost: [{ mana: '{U}' }], then: [{ do: 'sacrifice', what: 'self' }] }] }),
);
