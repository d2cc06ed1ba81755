import { amountOn, keyword } from './keyword.ts';

/** 2016:702.129a. */
export const afflict = keyword('afflict', (ability) => [
  { kind: 'triggered', when: { on: 'becomesBlocked', what: 'self' }, do: [{ do: 'loseLife', who: 'defending', amount: amountOn(ability) }] },
]);
