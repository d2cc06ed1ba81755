import { amountOn, keyword } from './keyword.ts';

/** 2016:702.51a. Not where the library has too few cards (2016:702.51b). */
export const dredge = keyword('dredge', (ability) => [
  {
    kind: 'replacement',
    zones: ['graveyard'],
    when: { would: 'draw', who: 'you' },
    optional: true,
    if: { compare: { cards: 'library', of: 'you' }, op: '>=', to: amountOn(ability) },
    with: {
      instead: [
        { do: 'mill', who: 'you', amount: amountOn(ability) },
        { do: 'move', what: 'self', to: { zone: 'hand' } },
      ],
    },
  },
]);
