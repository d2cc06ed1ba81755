import { ruleKeyword } from './keyword.ts';

/** 2016:702.117b. */
export const skulk = ruleKeyword('skulk', { cantBeBlockedBy: { stat: 'power', op: '>', than: { stat: 'power', of: 'self' } } });
