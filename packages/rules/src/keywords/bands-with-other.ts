import { keyword } from './keyword.ts';

/** 2016:702.21b. Its filter says with which; asked for where banding is. */
export const bandsWithOther = keyword('bands with other');
