import { keyword } from './keyword.ts';

/** 2016:702.20. Asked for as attackers are tapped. */
export const vigilance = keyword('vigilance');
