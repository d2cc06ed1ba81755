import { attacks, keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.120a. */
export const melee = keyword('melee', () => [
  {
    kind: 'triggered',
    when: attacks,
    do: [
      {
        do: 'forEach',
        of: { player: 'opponents' },
        name: 'foe',
        then: [
          { ...untilEndOfTurn('self', { power: 1, toughness: 1 }), if: { exists: { each: { all: [{ controller: 'you' }, { attacks: { ref: 'foe' } }] } } } },
        ],
      },
    ],
  },
]);
