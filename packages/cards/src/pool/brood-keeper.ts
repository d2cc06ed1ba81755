import type { Ability } from '@arbiter/schema';
import { activated, creature, keyword, triggered } from '../build.ts';

const firebreathing: Ability = activated([{ mana: '{R}' }], {
  do: [{ do: 'change', what: 'self', changes: [{ power: 1, toughness: 0 }], for: 'endOfTurn' }],
});

export const broodKeeper = creature(
  'Brood Keeper',
  { cost: '{3}{R}', subtypes: ['Human', 'Shaman'], power: 2, toughness: 3 },
  triggered(
    { on: 'attach', what: { subtype: 'Aura' }, to: 'self' },
    {
      do: [
        {
          do: 'token',
          who: 'you',
          token: { types: ['creature'], subtypes: ['Dragon'], colors: ['R'], power: 2, toughness: 2, abilities: [keyword('flying'), firebreathing] },
        },
      ],
    },
  ),
);
