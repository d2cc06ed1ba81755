import { keyword } from './keyword.ts';

/** 2016:702.114a. */
export const ingest = keyword('ingest', () => [
  {
    kind: 'triggered',
    when: { on: 'damage', source: 'self', toPlayer: 'each', combat: true },
    do: [{ do: 'move', what: { top: 1, of: { ref: 'triggerPlayer' } }, to: { zone: 'exile' } }],
  },
]);
