import { keyword } from './keyword.ts';

/** 2016:702.65. Asked for where costs are paid. */
export const delve = keyword('delve');
