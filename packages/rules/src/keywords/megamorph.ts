import { keyword } from './keyword.ts';

/** 2016:702.36b. A morph ability; turned up for its cost the permanent gets a +1/+1 counter. */
export const megamorph = keyword('megamorph');
