import { keyword } from './keyword.ts';

/** 2016:702.25. Asked for in the untap step. */
export const phasing = keyword('phasing');
