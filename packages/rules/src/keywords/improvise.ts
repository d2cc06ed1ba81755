import { keyword } from './keyword.ts';

/** 2016:702.125. Asked for where costs are paid. */
export const improvise = keyword('improvise');
