import { amountOn, costOn, keyword } from './keyword.ts';

/** 2016:702.112a. The land is a target only of a spell cast for this cost. */
export const awaken = keyword('awaken', (ability) => [
  { kind: 'alternativeCost', extra: { key: 'awaken', cost: costOn(ability) } },
  {
    kind: 'spell',
    targets: [
      {
        as: 'awakened',
        what: { objects: { all: [{ type: 'land' }, { controller: 'you' }] } },
        min: { paidTimes: 'awaken' },
        max: { paidTimes: 'awaken' },
      },
    ],
    do: [
      { do: 'putCounters', counter: '+1/+1', amount: amountOn(ability), on: { ref: 'awakened' } },
      {
        do: 'change',
        what: { ref: 'awakened' },
        changes: [
          { types: { add: ['creature'], addSubtypes: ['Elemental'] } },
          { setPower: 0, setToughness: 0 },
          { gain: [{ kind: 'keyword', keyword: 'haste' }] },
        ],
        for: 'game',
      },
    ],
  },
]);
