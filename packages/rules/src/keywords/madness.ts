import { costOn, keyword } from './keyword.ts';

/** 2016:702.34a. */
export const madness = keyword('madness', (ability) => [
  {
    kind: 'replacement',
    zones: ['hand'],
    when: { would: 'move', what: 'self', from: 'hand', to: 'graveyard', cause: 'discard' },
    with: { destination: { zone: 'exile' } },
  },
  {
    kind: 'triggered',
    zones: ['exile'],
    when: { on: 'move', what: 'self', from: 'hand', to: 'exile', cause: 'discard' },
    do: [
      { do: 'cast', who: 'you', what: 'self', cost: costOn(ability), may: true, as: 'cast' },
      { do: 'when', cond: { not: { did: 'cast' } }, then: [{ do: 'move', what: 'self', to: { zone: 'graveyard' } }] },
    ],
  },
]);
