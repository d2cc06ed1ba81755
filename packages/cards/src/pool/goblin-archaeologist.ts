import { activated, creature, target } from '../build.ts';

export const goblinArchaeologist = creature(
  'Goblin Archaeologist',
  { cost: '{1}{R}', subtypes: ['Goblin', 'Artificer'], power: 1, toughness: 2 },
  activated([{ mana: '{R}' }, { tap: 'self' }], {
    targets: [target('it', { objects: { type: 'artifact' } })],
    do: [
      {
        do: 'coin',
        who: 'you',
        won: [
          { do: 'destroy', what: { ref: 'it' } },
          { do: 'untap', what: 'self' },
        ],
        lost: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  }),
);
