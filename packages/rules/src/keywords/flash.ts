import { keyword } from './keyword.ts';

/** 2016:702.8. Asked for where it may be cast. */
export const flash = keyword('flash');
