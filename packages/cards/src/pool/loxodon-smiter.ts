import { continuous, creature, replacing } from '../build.ts';

export const loxodonSmiter = creature(
  'Loxodon Smiter',
  { cost: '{1}{G}{W}', subtypes: ['Elephant', 'Soldier'], power: 4, toughness: 4 },
  { ...continuous('self', { rule: 'cantBeCountered' }), zones: ['stack'] },
  {
    ...replacing({ would: 'discard', what: 'self', by: 'opponents' }, { instead: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }] }),
    zones: ['hand'],
  },
);
