import { keyword } from './keyword.ts';

/** 2016:702.7. Asked for by the combat damage steps. */
export const firstStrike = keyword('first strike');
