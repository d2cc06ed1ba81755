import { keyword } from './keyword.ts';

/** 2016:702.5. Its filter, or the word player or opponent, limits the spell’s target and what the Aura may be attached to. */
export const enchant = keyword('enchant');
