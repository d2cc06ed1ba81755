import { costOn, keyword } from './keyword.ts';

/** 2016:702.93a. It triggers as the first card drawn in a turn, which shows it; casting it is up to its player. */
export const miracle = keyword('miracle', (ability) => [
  {
    kind: 'triggered',
    zones: ['hand'],
    when: { on: 'draw', who: 'you', nth: 1 },
    if: { fits: 'self', filter: { among: { ref: 'trigger' } } },
    do: [
      { do: 'reveal', what: 'self' },
      { do: 'cast', who: 'you', what: 'self', cost: costOn(ability), key: 'miracle', may: true },
    ],
  },
]);
