import { costOn, keyword, resolves } from './keyword.ts';

/** 2016:702.26a. */
export const buyback = keyword('buyback', (ability) => [
  { kind: 'extraCost', optional: true, extra: { key: 'buyback', cost: costOn(ability) } },
  { kind: 'replacement', zones: ['stack'], when: resolves, if: { paid: 'buyback' }, with: { destination: { zone: 'hand' } } },
]);
