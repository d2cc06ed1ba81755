import { keyword } from './keyword.ts';

/** 2016:702.50. Asked for where costs are paid. */
export const convoke = keyword('convoke');
