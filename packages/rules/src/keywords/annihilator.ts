import { amountOn, attacks, keyword } from './keyword.ts';

/** 2016:702.85a. */
export const annihilator = keyword('annihilator', (ability) => [
  { kind: 'triggered', when: attacks, do: [{ do: 'sacrificeOf', who: 'defending', what: 'any', amount: amountOn(ability) }] },
]);
