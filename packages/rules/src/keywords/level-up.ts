import { costOn, keyword } from './keyword.ts';

/** 2016:702.86a. */
export const levelUp = keyword('level up', (ability) => [
  { kind: 'activated', timing: 'sorcery', cost: costOn(ability), do: [{ do: 'putCounters', counter: 'level', amount: 1, on: 'self' }] },
]);
