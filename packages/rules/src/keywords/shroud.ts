import { keyword } from './keyword.ts';

/** 2016:702.18. Asked for where targets are chosen. */
export const shroud = keyword('shroud');
