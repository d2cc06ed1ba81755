import type { Ask } from './terms/ask.ts';
import { holds } from './terms/conditions.ts';
import { fits } from './terms/filters.ts';
import { playersOf } from './terms/players.ts';
import { amountOf } from './terms/quantities.ts';
import { objectsOf } from './terms/refs.ts';

/** The questions of card text, each with all the others in reach. */
export const ask: Ask = {
  objectsOf: (look, env, ref) => objectsOf(ask, look, env, ref),
  playersOf: (look, env, who) => playersOf(ask, look, env, who),
  fits: (look, env, filter, id) => fits(ask, look, env, filter, id),
  amountOf: (look, env, quantity) => amountOf(ask, look, env, quantity),
  holds: (look, env, condition) => holds(ask, look, env, condition),
};
