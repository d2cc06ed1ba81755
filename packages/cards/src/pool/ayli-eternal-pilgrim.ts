import type { Filter } from '@arbiter/schema';
import { activated, creature, creatures, keyword, target } from '../build.ts';

const another: Filter = { all: [creatures, { not: { among: 'self' } }] };

export const ayliEternalPilgrim = creature(
  'Ayli, Eternal Pilgrim',
  { cost: '{W}{B}', supertypes: ['legendary'], subtypes: ['Kor', 'Cleric'], power: 2, toughness: 3 },
  keyword('deathtouch'),
  activated([{ mana: '{1}' }, { sacrifice: another, count: 1, as: 'sacrificed' }], {
    do: [{ do: 'gainLife', who: 'you', amount: { stat: 'toughness', of: { ref: 'sacrificed' } } }],
  }),
  activated(
    [{ mana: '{1}{W}{B}' }, { sacrifice: another, count: 1 }],
    {
      targets: [target('it', { objects: { all: [{ is: 'permanent' }, { not: { type: 'land' } }] } })],
      do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' } }],
    },
    { timing: { only: { compare: { life: 'you' }, op: '>=', to: { sum: [{ startingLife: 'you' }, 10] } } } },
  ),
);
