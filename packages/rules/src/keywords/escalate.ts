import { keyword } from './keyword.ts';

/** 2016:702.119a. Its cost is paid for each mode beyond the first, once the modes have been chosen. */
export const escalate = keyword('escalate');
