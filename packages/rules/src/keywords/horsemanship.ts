import { ruleKeyword } from './keyword.ts';

/** 2016:702.30b. */
export const horsemanship = ruleKeyword('horsemanship', { cantBeBlockedExceptBy: { has: 'horsemanship' } });
