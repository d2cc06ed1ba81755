import { costOn, keyword } from './keyword.ts';

/** 2016:702.32c. */
export const multikicker = keyword('multikicker', (ability) => [
  { kind: 'extraCost', optional: true, extra: { key: 'multikicker', cost: costOn(ability), times: 'any' } },
]);
