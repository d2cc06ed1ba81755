import { ruleKeyword } from './keyword.ts';

/** 2016:702.35b. */
export const fear = ruleKeyword('fear', { cantBeBlockedExceptBy: { any: [{ type: 'artifact' }, { color: 'B' }] } });
