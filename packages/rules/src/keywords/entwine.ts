import { costOn, keyword } from './keyword.ts';

/** 2016:702.41a. With it paid all modes are chosen. */
export const entwine = keyword('entwine', (ability) => [{ kind: 'extraCost', optional: true, extra: { key: 'entwine', cost: costOn(ability) } }]);
