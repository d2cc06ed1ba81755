import { activated, aPlayer, creature, flipping, target } from '../build.ts';

export const jushiApprentice = flipping(
  creature(
    'Jushi Apprentice',
    { cost: '{1}{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 2 },
    activated([{ mana: '{2}{U}' }, { tap: 'self' }], {
      do: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'flip', what: 'self', if: { compare: { cards: 'hand', of: 'you' }, op: '>=', to: 9 } },
      ],
    }),
  ),
  creature(
    'Tomoya the Revealer',
    { colors: ['U'], supertypes: ['legendary'], subtypes: ['Human', 'Wizard'], power: 2, toughness: 3 },
    activated([{ mana: '{3}{U}{U}' }, { tap: 'self' }], {
      targets: [target('player', aPlayer)],
      do: [{ do: 'draw', who: { ref: 'player' }, amount: { cards: 'hand', of: 'you' } }],
    }),
  ),
);
