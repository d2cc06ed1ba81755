import { ruleKeyword } from './keyword.ts';

/** 2016:702.27b. */
export const shadow = ruleKeyword('shadow', { cantBeBlockedExceptBy: { has: 'shadow' } }, { blocksOnly: { has: 'shadow' } });
