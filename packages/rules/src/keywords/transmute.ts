import { costOn, keyword } from './keyword.ts';

/** 2016:702.52a. */
export const transmute = keyword('transmute', (ability) => [
  {
    kind: 'activated',
    zones: ['hand'],
    timing: 'sorcery',
    cost: [...costOn(ability), { discard: 'self' }],
    do: [
      {
        do: 'search',
        who: 'you',
        in: 'you',
        for: { stat: 'manaValue', op: '=', than: { stat: 'manaValue', of: 'self' } },
        amount: 1,
        reveal: true,
        as: 'found',
      },
      { do: 'move', what: { ref: 'found' }, to: { zone: 'hand' } },
      { do: 'shuffle', who: 'you' },
    ],
  },
]);
