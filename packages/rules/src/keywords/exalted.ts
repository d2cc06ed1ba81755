import { keyword, untilEndOfTurn, yourCreature } from './keyword.ts';

/** 2016:702.82a. */
export const exalted = keyword('exalted', () => [
  { kind: 'triggered', when: { on: 'attack', what: yourCreature, alone: true }, do: [untilEndOfTurn({ ref: 'trigger' }, { power: 1, toughness: 1 })] },
]);
