import { castThis, keyword } from './keyword.ts';

/** 2016:702.39a. How many were cast before it is known as it triggers. */
export const storm = keyword('storm', () => [
  {
    kind: 'triggered',
    zones: ['stack'],
    when: castThis,
    remember: { before: { minus: [{ turn: 'spellsCast', who: 'each' }, 1] } },
    do: [{ do: 'copyStack', what: 'self', who: 'you', amount: { ref: 'before' }, newTargets: true }],
  },
]);
