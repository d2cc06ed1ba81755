import { amountOn, enters, keyword } from './keyword.ts';

/** 2016:702.74a. The card is kept under `hideaway` for the ability that plays it; a number says how many are looked at, else four. */
export const hideaway = keyword('hideaway', (ability) => [
  { kind: 'replacement', when: { would: 'move', what: 'self', to: 'battlefield' }, with: { enters: { tapped: true } } },
  {
    kind: 'triggered',
    when: enters,
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: ability.amount === undefined ? 4 : amountOn(ability), as: 'looked' },
      { do: 'choose', who: 'you', from: { ref: 'looked' }, as: 'hidden' },
      { do: 'move', what: { ref: 'hidden' }, to: { zone: 'exile', faceDown: true }, link: 'hideaway' },
      {
        do: 'move',
        what: { each: { all: [{ among: { ref: 'looked' } }, { not: { among: { ref: 'hidden' } } }] }, zone: 'library' },
        to: { zone: 'library', position: 'bottom' },
      },
    ],
  },
]);
