import { keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.24a. */
export const flanking = keyword('flanking', () => [
  {
    kind: 'triggered',
    when: { on: 'block', what: { not: { has: 'flanking' } }, attacker: 'self' },
    do: [untilEndOfTurn({ ref: 'trigger' }, { power: -1, toughness: -1 })],
  },
]);
