import { at, creature, keyword, triggered } from '../build.ts';

export const wildDogs = creature(
  'Wild Dogs',
  { cost: '{G}', subtypes: ['Hound'], power: 2, toughness: 1 },
  triggered(
    at('upkeep', 'you'),
    { do: [{ do: 'change', what: 'self', changes: [{ control: { mostLife: 'each' } }], for: 'game' }] },
    { if: { compare: { players: { mostLife: 'each' } }, op: '=', to: 1 } },
  ),
  keyword('cycling', { cost: [{ mana: '{2}' }] }),
);
