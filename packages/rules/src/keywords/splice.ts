import { keyword } from './keyword.ts';

/** 2016:702.46. Asked for where a spell with the quality is cast. */
export const splice = keyword('splice');
