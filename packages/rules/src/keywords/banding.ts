import { keyword } from './keyword.ts';

/** 2016:702.21. Asked for as attackers are declared and where combat damage is assigned. */
export const banding = keyword('banding');
