import { keyword, yourCreature } from './keyword.ts';

/** 2016:702.98a. The card in exile keeps the creature under `encodes`, and speaks up for it. */
export const cipher = keyword('cipher', () => [
  {
    kind: 'spell',
    do: [
      {
        do: 'when',
        cond: { fits: 'self', filter: { is: 'card' } },
        then: [
          { do: 'choose', who: 'you', from: { each: yourCreature }, amount: [0, 1], as: 'encoded' },
          { do: 'move', what: 'self', to: { zone: 'exile' }, as: 'cipher', if: { did: 'encoded' } },
          { do: 'bind', value: { ref: 'encoded' }, as: 'encodes', link: true, on: { ref: 'cipher' }, if: { did: 'cipher' } },
        ],
      },
    ],
  },
  {
    kind: 'triggered',
    zones: ['exile'],
    when: { on: 'damage', source: { among: { linked: 'encodes' } }, toPlayer: 'each', combat: true },
    do: [{ do: 'cast', who: { controllerOf: { ref: 'triggerSource' } }, what: 'self', copy: true, free: true, may: true }],
  },
]);
