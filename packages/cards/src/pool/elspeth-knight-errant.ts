import type { Ability } from '@arbiter/schema';
import { aCreature, continuous, creatures, keyword, legendaryPlaneswalker, loyalty, target } from '../build.ts';

const indestructible: Ability = continuous(
  { each: { all: [{ any: [{ type: 'artifact' }, creatures, { type: 'enchantment' }, { type: 'land' }] }, { controller: 'you' }] } },
  { gain: [keyword('indestructible')] },
);

export const elspethKnightErrant = legendaryPlaneswalker(
  'Elspeth, Knight-Errant',
  { cost: '{2}{W}{W}', subtypes: ['Elspeth'], loyalty: 4 },
  loyalty(1, {
    do: [{ do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 } }],
  }),
  loyalty(1, {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ power: 3, toughness: 3 }, { gain: [keyword('flying')] }], for: 'endOfTurn' }],
  }),
  loyalty(-8, { do: [{ do: 'emblem', who: 'you', abilities: [indestructible] }] }),
);
