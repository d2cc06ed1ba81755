import { keyword } from './keyword.ts';

/** 2016:702.89. Asked for where damage is dealt. */
export const infect = keyword('infect');
