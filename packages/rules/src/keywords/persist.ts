import { counts, dies, keyword } from './keyword.ts';

/** 2016:702.78a. */
export const persist = keyword('persist', () => [
  {
    kind: 'triggered',
    when: dies,
    if: { not: { fits: { ref: 'trigger' }, filter: { counter: '-1/-1' } } },
    do: [{ do: 'move', what: 'self', to: { zone: 'battlefield', counters: counts('-1/-1', 1) } }],
  },
]);
