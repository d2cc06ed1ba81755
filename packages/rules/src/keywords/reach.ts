import { keyword } from './keyword.ts';

/** 2016:702.17. Asked for by flying. */
export const reach = keyword('reach');
