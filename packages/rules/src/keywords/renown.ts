import { amountOn, keyword } from './keyword.ts';

/** 2016:702.111a–b. What is renowned stays so as long as it is this object. */
export const renown = keyword('renown', (ability) => [
  {
    kind: 'triggered',
    when: { on: 'damage', source: 'self', toPlayer: 'each', combat: true },
    if: { not: { fits: 'self', filter: { is: 'renowned' } } },
    do: [
      { do: 'putCounters', counter: '+1/+1', amount: amountOn(ability), on: 'self' },
      { do: 'bind', value: 'self', as: 'renowned', link: true },
    ],
  },
]);
