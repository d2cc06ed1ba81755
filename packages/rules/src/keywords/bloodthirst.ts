import { amountOn, entersWith, keyword } from './keyword.ts';

/** 2016:702.53a. */
export const bloodthirst = keyword('bloodthirst', (ability) => [
  { ...entersWith('+1/+1', amountOn(ability)), if: { compare: { turn: 'damageTaken', who: 'opponents' }, op: '>', to: 0 } },
]);
