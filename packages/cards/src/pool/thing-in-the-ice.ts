import { asEnters, creature, creatures, doubleFaced, keyword, triggered } from '../build.ts';

export const thingInTheIce = doubleFaced(
  creature(
    'Thing in the Ice',
    { cost: '{1}{U}', subtypes: ['Horror'], power: 0, toughness: 4 },
    keyword('defender'),
    asEnters({ counters: { ice: 4 } }),
    triggered(
      { on: 'cast', what: { any: [{ type: 'instant' }, { type: 'sorcery' }] }, who: 'you' },
      {
        do: [
          { do: 'removeCounters', counter: 'ice', amount: 1, on: 'self' },
          { do: 'transform', what: 'self', if: { compare: { counters: 'ice', on: 'self' }, op: '=', to: 0 } },
        ],
      },
    ),
  ),
  creature(
    'Awoken Horror',
    { colors: ['U'], subtypes: ['Kraken', 'Horror'], power: 7, toughness: 8 },
    triggered(
      { on: 'transform', what: 'self' },
      { do: [{ do: 'move', what: { each: { all: [creatures, { not: { subtype: 'Horror' } }] } }, to: { zone: 'hand' } }] },
    ),
  ),
);
