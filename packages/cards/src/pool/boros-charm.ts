import type { Ability, Card, Targetable } from '@arbiter/schema';
import { aCreature, aPlayer, instant, keyword, spell, target } from '../build.ts';

const charm = (first: Targetable): Ability =>
  spell({
    modes: {
      choose: 1,
      of: [
        { targets: [target('it', first)], do: [{ do: 'damage', amount: 4, to: { ref: 'it' } }] },
        {
          do: [
            {
              do: 'change',
              what: { each: { all: [{ is: 'permanent' }, { controller: 'you' }] } },
              changes: [{ gain: [keyword('indestructible')] }],
              for: 'endOfTurn',
            },
          ],
        },
        {
          targets: [target('creature', aCreature)],
          do: [{ do: 'change', what: { ref: 'creature' }, changes: [{ gain: [keyword('double strike')] }], for: 'endOfTurn' }],
        },
      ],
    },
  });
const card = (first: Targetable): Card => instant('Boros Charm', { ru: 'Талисман Боросов', cost: '{R}{W}' }, charm(first));

/** Damage to a player could be dealt to a planeswalker of his instead; since 2018 such a spell may be aimed at one. */
export const borosCharm: Card = { ...card({ objects: { type: 'planeswalker' }, players: 'each' }), per: { classic: card(aPlayer).faces } };
