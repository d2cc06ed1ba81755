import { costOn, keyword } from './keyword.ts';

/** 2016:702.106a. */
export const outlast = keyword('outlast', (ability) => [
  { kind: 'activated', timing: 'sorcery', cost: [...costOn(ability), { tap: 'self' }], do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }] },
]);
