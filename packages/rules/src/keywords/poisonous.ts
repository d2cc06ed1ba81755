import { amountOn, keyword } from './keyword.ts';

/** 2016:702.69a. */
export const poisonous = keyword('poisonous', (ability) => [
  {
    kind: 'triggered',
    when: { on: 'damage', source: 'self', toPlayer: 'each', combat: true },
    do: [{ do: 'playerCounters', who: { ref: 'triggerPlayer' }, counter: 'poison', amount: amountOn(ability) }],
  },
]);
