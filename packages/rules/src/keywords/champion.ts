import { enters, filterOn, keyword } from './keyword.ts';

/** 2016:702.71a. Its two abilities are linked (2016:702.71b). */
export const champion = keyword('champion', (ability) => [
  {
    kind: 'triggered',
    when: enters,
    do: [
      {
        do: 'choose',
        who: 'you',
        from: { each: { all: [filterOn(ability), { controller: 'you' }, { not: { among: 'self' } }] } },
        amount: [0, 1],
        as: 'championed',
      },
      { do: 'move', what: { ref: 'championed' }, to: { zone: 'exile' }, link: 'championed', as: 'exiled' },
      { do: 'when', cond: { not: { did: 'exiled' } }, then: [{ do: 'sacrifice', what: 'self' }] },
    ],
  },
  {
    kind: 'triggered',
    when: { on: 'move', what: 'self', from: 'battlefield' },
    do: [{ do: 'move', what: { linked: 'championed' }, to: { zone: 'battlefield' } }],
  },
]);
