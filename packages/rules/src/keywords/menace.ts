import { ruleKeyword } from './keyword.ts';

/** 2016:702.110b. */
export const menace = ruleKeyword('menace', { minBlockers: 2 });
