import { amountOn, castThis, keyword } from './keyword.ts';

/** 2016:702.59a. */
export const ripple = keyword('ripple', (ability) => [
  {
    kind: 'triggered',
    zones: ['stack'],
    when: castThis,
    may: true,
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: amountOn(ability), revealed: true, as: 'rippled' },
      { do: 'cast', who: 'you', what: { each: { all: [{ among: { ref: 'rippled' } }, { sameNameAs: 'self' }] }, zone: 'library' }, free: true, may: true },
      { do: 'move', what: { each: { among: { ref: 'rippled' } }, zone: 'library' }, to: { zone: 'library', position: 'bottom' } },
    ],
  },
]);
