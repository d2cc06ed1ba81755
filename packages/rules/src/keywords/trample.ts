import { keyword } from './keyword.ts';

/** 2016:702.19. Asked for where combat damage is assigned. */
export const trample = keyword('trample');
