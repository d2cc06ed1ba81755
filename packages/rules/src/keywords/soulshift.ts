import { amountOn, dies, keyword } from './keyword.ts';

/** 2016:702.45a. */
export const soulshift = keyword('soulshift', (ability) => [
  {
    kind: 'triggered',
    when: dies,
    may: true,
    targets: [
      {
        as: 'spirit',
        what: { objects: { all: [{ subtype: 'Spirit' }, { owner: 'you' }, { stat: 'manaValue', op: '<=', than: amountOn(ability) }] }, zone: 'graveyard' },
      },
    ],
    do: [{ do: 'move', what: { ref: 'spirit' }, to: { zone: 'hand' } }],
  },
]);
