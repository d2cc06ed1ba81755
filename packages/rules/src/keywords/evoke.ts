import { costOn, enters, keyword } from './keyword.ts';

/** 2016:702.73a. */
export const evoke = keyword('evoke', (ability) => [
  { kind: 'alternativeCost', extra: { key: 'evoke', cost: costOn(ability) } },
  { kind: 'triggered', when: enters, if: { paid: 'evoke' }, do: [{ do: 'sacrifice', what: 'self' }] },
]);
