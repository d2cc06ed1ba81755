import type { Condition, Filter, Instruction, Ref } from '@arbiter/schema';
import { enters, keyword, yourCreature } from './keyword.ts';

const lone: Filter = { all: [yourCreature, { not: { is: 'paired' } }] };
const isLone: Condition = { fits: 'self', filter: lone };
/** Each remembers the other; what makes a pair of them no longer is a state-based check (2016:702.94e). */
const pairWith = (other: Ref): readonly Instruction[] => [
  { do: 'bind', value: other, as: 'paired', link: true },
  { do: 'bind', value: 'self', as: 'paired', link: true, on: other },
];

/** 2016:702.94a. */
export const soulbond = keyword('soulbond', () => [
  {
    kind: 'triggered',
    when: enters,
    if: { all: [isLone, { exists: { each: { all: [lone, { not: { among: 'self' } }] } } }] },
    do: [
      { do: 'choose', who: 'you', from: { each: { all: [lone, { not: { among: 'self' } }] } }, amount: [0, 1], as: 'mate' },
      { do: 'when', cond: { all: [{ did: 'mate' }, isLone] }, then: pairWith({ ref: 'mate' }) },
    ],
  },
  {
    kind: 'triggered',
    when: { on: 'move', what: { all: [yourCreature, { not: { among: 'self' } }] }, to: 'battlefield' },
    if: { all: [isLone, { fits: { ref: 'trigger' }, filter: lone }] },
    may: true,
    do: pairWith({ ref: 'trigger' }),
  },
]);
