import { keyword } from './keyword.ts';

/** 2016:702.104a. */
export const dethrone = keyword('dethrone', () => [
  { kind: 'triggered', when: { on: 'attack', what: 'self', whom: { mostLife: 'each' } }, do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }] },
]);
