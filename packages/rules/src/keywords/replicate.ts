import { castThis, costOn, keyword } from './keyword.ts';

/** 2016:702.55a. */
export const replicate = keyword('replicate', (ability) => [
  { kind: 'extraCost', optional: true, extra: { key: 'replicate', cost: costOn(ability), times: 'any' } },
  {
    kind: 'triggered',
    zones: ['stack'],
    when: castThis,
    if: { paid: 'replicate' },
    do: [{ do: 'copyStack', what: 'self', who: 'you', amount: { paidTimes: 'replicate' }, newTargets: true }],
  },
]);
