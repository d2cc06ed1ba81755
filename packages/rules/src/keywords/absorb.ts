import { amountOn, keyword } from './keyword.ts';

/** 2016:702.63a. */
export const absorb = keyword('absorb', (ability) => [{ kind: 'replacement', when: { would: 'damage', to: 'self' }, with: { prevent: amountOn(ability) } }]);
