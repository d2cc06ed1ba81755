import { keyword } from './keyword.ts';

/** 2016:702.12. Asked for where something would be destroyed and by the state-based actions. */
export const indestructible = keyword('indestructible');
