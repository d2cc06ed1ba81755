import type { Card, Filter, Targetable } from '@arbiter/schema';
import { at, creature, creatures, doubleFaced, enters, keyword, target, triggered } from '../build.ts';

const itsController: Filter = { any: [{ controller: { ref: 'foe' } }, { controller: { controllerOf: { ref: 'foe' } } }] };
const front = creature(
  'Huntmaster of the Fells',
  { cost: '{2}{R}{G}', subtypes: ['Human', 'Werewolf'], power: 2, toughness: 2 },
  triggered(
    { anyOf: [enters, { on: 'transform', what: 'self' }] },
    {
      do: [
        { do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Wolf'], colors: ['G'], power: 2, toughness: 2 } },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
  ),
  triggered(at('upkeep', 'each'), { do: [{ do: 'transform', what: 'self' }] }, { if: { compare: { lastTurn: 'spellsCast', who: 'each' }, op: '=', to: 0 } }),
);
const card = (foe: Targetable): Card =>
  doubleFaced(
    front,
    creature(
      'Ravager of the Fells',
      { colors: ['R', 'G'], subtypes: ['Werewolf'], power: 4, toughness: 4 },
      keyword('trample'),
      triggered(
        { on: 'transform', what: 'self' },
        {
          targets: [target('foe', foe), { as: 'it', what: { objects: { all: [creatures, itsController] } }, min: 0, max: 1 }],
          do: [
            {
              do: 'together',
              then: [
                { do: 'damage', amount: 2, to: { ref: 'foe' } },
                { do: 'damage', amount: 2, to: { ref: 'it' } },
              ],
            },
          ],
        },
      ),
      triggered(
        at('upkeep', 'each'),
        { do: [{ do: 'transform', what: 'self' }] },
        { if: { compare: { lastTurn: 'spellsCast', who: 'each', pick: 'most' }, op: '>=', to: 2 } },
      ),
    ),
  );

/** Damage to a player could be dealt to a planeswalker of his instead; since 2018 such an ability may be aimed at one. */
export const huntmasterOfTheFells: Card = {
  ...card({ objects: { type: 'planeswalker' }, players: 'opponents' }),
  per: { classic: card({ players: 'opponents' }).faces },
};
