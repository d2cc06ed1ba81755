import { keyword } from './keyword.ts';

/** 2016:702.10. Asked for where attacks and {T} abilities are. */
export const haste = keyword('haste');
