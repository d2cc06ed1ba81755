import { entersWith, keyword } from './keyword.ts';

/** 2016:702.97a. */
export const unleash = keyword('unleash', () => [
  { ...entersWith('+1/+1', 1), optional: true },
  { kind: 'static', while: { fits: 'self', filter: { counter: '+1/+1' } }, changes: [{ rule: 'cantBlock' }] },
]);
