import type { Condition } from '@arbiter/schema';
import { keyword, yourCreature } from './keyword.ts';

const larger = (stat: 'power' | 'toughness'): Condition => ({ compare: { stat, of: { ref: 'trigger' } }, op: '>', to: { stat, of: 'self' } });
/** 2016:702.99a. */
export const evolve = keyword('evolve', () => [
  {
    kind: 'triggered',
    when: { on: 'move', what: yourCreature, to: 'battlefield' },
    if: { any: [larger('power'), larger('toughness')] },
    do: [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: 'self' }],
  },
]);
