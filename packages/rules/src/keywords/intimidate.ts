import { ruleKeyword } from './keyword.ts';

/** 2016:702.13b. */
export const intimidate = ruleKeyword('intimidate', { cantBeBlockedExceptBy: { any: [{ type: 'artifact' }, { sharesWith: 'self', what: 'color' }] } });
