import type { OnStack } from './game.ts';

/** What a spell or ability carries before anything is announced for it. */
export const unannounced: OnStack = {
  ability: null,
  source: null,
  targets: {},
  division: {},
  modes: [],
  x: null,
  paid: {},
  spent: [],
  from: null,
  cast: false,
  bindings: {},
  assignment: null,
  after: null,
};
