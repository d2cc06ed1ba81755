import type { Condition, Filter, Id, Quantity, Ref, Seat, Who } from '@arbiter/schema';
import type { Env, Look } from '../../engine/play.ts';

/**
 * The questions card text asks of a game. They nest in every direction (a filter holds a reference, a reference a quantity, a quantity a filter),
 * so each file answers one of them and is handed the others; questions.ts ties them together.
 */
export interface Ask {
  readonly objectsOf: (look: Look, env: Env, ref: Ref) => readonly Id[];
  readonly playersOf: (look: Look, env: Env, who: Who) => readonly Seat[];
  readonly fits: (look: Look, env: Env, filter: Filter, id: Id) => boolean;
  readonly amountOf: (look: Look, env: Env, quantity: Quantity) => number;
  readonly holds: (look: Look, env: Env, condition: Condition) => boolean;
}
