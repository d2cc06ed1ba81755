import { keyword } from './keyword.ts';

/** 2016:702.3. Asked for where attacks are, since effects let such a creature attack as though it had none. */
export const defender = keyword('defender');
