import { keyword } from './keyword.ts';

/** 2016:702.4. Asked for by the combat damage steps. */
export const doubleStrike = keyword('double strike');
