import { keyword } from './keyword.ts';

/** 2016:702.34a: cast only if it was exiled this way. Without a cost of its own it costs what the card costs. */
export const madness = keyword('madness', (ability) => [
  {
    kind: 'replacement',
    zones: ['hand'],
    when: { would: 'move', what: 'self', from: 'hand', to: 'graveyard', cause: 'discard' },
    with: { destination: { zone: 'exile' }, link: 'madness' },
  },
  {
    kind: 'triggered',
    zones: ['exile'],
    when: { on: 'move', what: 'self', from: 'hand', to: 'exile', cause: 'discard' },
    if: { did: 'madness' },
    do: [
      { do: 'cast', who: 'you', what: 'self', ...(ability.cost ? { cost: ability.cost } : {}), key: 'madness', may: true, as: 'cast' },
      { do: 'when', cond: { not: { did: 'cast' } }, then: [{ do: 'move', what: 'self', to: { zone: 'graveyard' } }] },
    ],
  },
]);
