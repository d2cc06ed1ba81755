import { keyword } from './keyword.ts';

/** 2016:702.101. Asked for where a split card is cast from the hand. */
export const fuse = keyword('fuse');
