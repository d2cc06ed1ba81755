import { ruleKeyword } from './keyword.ts';

/** 2016:702.9b. */
export const flying = ruleKeyword('flying', { cantBeBlockedExceptBy: { any: [{ has: 'flying' }, { has: 'reach' }] } });
