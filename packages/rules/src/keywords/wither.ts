import { keyword } from './keyword.ts';

/** 2016:702.79. Asked for where damage is dealt. */
export const wither = keyword('wither');
