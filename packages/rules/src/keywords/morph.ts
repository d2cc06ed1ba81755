import { keyword } from './keyword.ts';

/** 2016:702.36. Asked for where it may be cast face down and turned face up; its cost is what turning it up costs. */
export const morph = keyword('morph');
