import { costOn, keyword } from './keyword.ts';

/** 2016:702.26a. A spell that resolves with it paid goes to its owner’s hand. */
export const buyback = keyword('buyback', (ability) => [{ kind: 'extraCost', optional: true, extra: { key: 'buyback', cost: costOn(ability) } }]);
