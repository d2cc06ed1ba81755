import { activated, creature, target } from '../build.ts';

export const moggFanatic = creature(
  'Mogg Fanatic',
  { cost: '{R}', subtypes: ['Goblin'], power: 1, toughness: 1 },
  activated([{ sacrifice: 'self' }], { targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }),
);
