import type { Ability, Condition, Filter } from '@arbiter/schema';
import { keyword, yourUpkeep } from './keyword.ts';

const haste: Ability = { kind: 'keyword', keyword: 'haste' };
const spell: Filter = { all: [{ among: { ref: 'cast' } }, { controller: 'you' }] };
const permanent: Filter = { all: [{ history: { was: { ref: 'cast' } } }, { controller: 'you' }] };
const isHis: Condition = { any: [{ exists: { each: spell, zone: 'stack' } }, { exists: { each: permanent } }] };

/** 2016:702.61a. Suspending a card is a special action of its own; the rest happens while it is in exile. */
export const suspend = keyword('suspend', () => [
  {
    kind: 'triggered',
    zones: ['exile'],
    when: yourUpkeep,
    if: { fits: 'self', filter: { counter: 'time' } },
    do: [{ do: 'removeCounters', counter: 'time', amount: 1, on: 'self' }],
  },
  {
    kind: 'triggered',
    zones: ['exile'],
    when: { on: 'counters', op: 'removed', counter: 'time', what: 'self', last: true },
    if: { fits: 'self', filter: { zone: 'exile' } },
    do: [
      { do: 'cast', who: 'you', what: 'self', free: true, as: 'cast' },
      {
        do: 'when',
        cond: { fits: { ref: 'cast' }, filter: { type: 'creature' } },
        then: [{ do: 'change', what: { ref: 'cast' }, changes: [{ gain: [haste] }], for: { while: isHis } }],
      },
    ],
  },
]);
