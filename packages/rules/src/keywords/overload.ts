import { costOn, keyword } from './keyword.ts';

/** 2016:702.95a. Cast for this cost it has no targets; what its text does to a target it does to each that could have been one. */
export const overload = keyword('overload', (ability) => [{ kind: 'alternativeCost', extra: { key: 'overload', cost: costOn(ability) } }]);
