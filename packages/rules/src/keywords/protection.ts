import { filterOn, keyword } from './keyword.ts';

/** 2016:702.16. What damages, enchants, equips, blocks and targets asks for the rule. */
export const protection = keyword('protection', (ability) => [{ kind: 'static', changes: [{ rule: { protectionFrom: filterOn(ability) } }] }]);
