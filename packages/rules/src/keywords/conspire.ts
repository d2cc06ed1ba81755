import { castThis, keyword } from './keyword.ts';

/** 2016:702.77a. */
export const conspire = keyword('conspire', () => [
  {
    kind: 'extraCost',
    optional: true,
    extra: { key: 'conspire', cost: [{ tapOther: { all: [{ type: 'creature' }, { sharesWith: 'self', what: 'color' }] }, count: 2 }] },
  },
  {
    kind: 'triggered',
    zones: ['stack'],
    when: castThis,
    if: { paid: 'conspire' },
    do: [{ do: 'copyStack', what: 'self', who: 'you', newTargets: true }],
  },
]);
