import { costOn, keyword } from './keyword.ts';

/** 2016:702.58a. */
export const recover = keyword('recover', (ability) => [
  {
    kind: 'triggered',
    zones: ['graveyard'],
    when: { on: 'move', what: { all: [{ type: 'creature' }, { owner: 'you' }] }, from: 'battlefield', to: 'graveyard' },
    do: [
      {
        do: 'may',
        who: 'you',
        cost: costOn(ability),
        then: [{ do: 'move', what: 'self', to: { zone: 'hand' } }],
        else: [{ do: 'move', what: 'self', to: { zone: 'exile' } }],
      },
    ],
  },
]);
