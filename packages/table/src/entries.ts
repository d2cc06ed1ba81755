import { canonical, type GameKeys, NO_HASH, type Sealed, seal } from '@arbiter/log';
import { gameOf, nothing, type Outcome, type Position, partsOf } from '@arbiter/rules';
import type { Action, Entry, EntryCore, Game, Seat } from '@arbiter/schema';
import { entryThen } from './then.ts';

export const seatsOf = (game: Game): readonly Seat[] => game.players.map((p) => p.seat).toSorted((a, b) => (a < b ? -1 : 1));

interface Draft {
  readonly game: string;
  readonly at: number;
  readonly engine: string;
  readonly action: Action;
  readonly outcome: Outcome;
}
const coreOf = ({ game, at, engine, action, outcome }: Draft): EntryCore => ({
  v: 1,
  game,
  index: outcome.position.index,
  at,
  engine,
  action,
  batches: outcome.batches,
  then: entryThen(outcome.position),
});

/** Seals what an action did to a position into the next entry of its game. */
export const sealOutcome = (draft: Draft, before: Position | null, prevHash: string, keys: GameKeys): Sealed => {
  const core = coreOf(draft);
  const parts = partsOf(before ? gameOf(before) : nothing, seatsOf(gameOf(draft.outcome.position)), draft.action, draft.outcome.batches, core.then.awaited);
  return seal({ draft: core, parts, saltKey: keys.saltKey, prevHash: before ? prevHash : NO_HASH });
};

/** Whether an action and a stored one say the same. */
export const sameAction = (action: Action, entry: Entry): boolean => canonical(action) === canonical(entry.action);
