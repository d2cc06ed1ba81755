import { keyword } from './keyword.ts';

/** 2016:702.11. Asked for where targets are chosen. */
export const hexproof = keyword('hexproof');
