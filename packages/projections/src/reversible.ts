import type { When } from './projection.ts';
import type { Seen, SeenBatch, SeenEntry } from './seen.ts';

/** A state that can be taken back to where an open attempt began. */
export interface Reversible<S> {
  readonly turn: number;
  readonly now: S;
  readonly before: readonly S[]; // as each open attempt began, outermost first
}
/** What an event happened together with, and how many attempts were open then. */
export interface Moment extends When {
  readonly batch: SeenBatch;
  readonly attempts: number;
}
export type Step<S> = (state: S, event: Seen, moment: Moment) => S;

export const reversibly = <S>(now: S): Reversible<S> => ({ turn: 0, now, before: [] });

const turnAfter = (turn: number, event: Seen): number =>
  event.type === 'TurnBegan' ? event.number : event.type === 'PositionSet' ? event.game.turn.number : turn;

/** Folds an event as the game does: an attempt that is reversed is undone but for what is kept, and a position that is set ends them all. */
export const stepped = <S>(step: Step<S>, state: Reversible<S>, event: Seen, entry: number, batch: SeenBatch): Reversible<S> => {
  const { now, before } = state;
  const turn = turnAfter(state.turn, event);
  switch (event.type) {
    case 'ActionBegan':
      return { turn, now, before: [...before, now] };
    case 'ActionCompleted':
      return { turn, now, before: before.slice(0, -1) };
    case 'ActionReversed': {
      if (before.length === 0) throw new Error(`entry ${entry}: an action is reversed that never began`);
      return batchFolded(step, { turn, now: before.at(-1) as S, before: before.slice(0, -1) }, event.kept, entry);
    }
    case 'PositionSet':
      return { turn, now: step(now, event, { entry, turn, batch, attempts: before.length }), before: [] };
    default:
      return { turn, now: step(now, event, { entry, turn, batch, attempts: before.length }), before };
  }
};
const batchFolded = <S>(step: Step<S>, state: Reversible<S>, batch: SeenBatch, entry: number): Reversible<S> =>
  batch.reduce<Reversible<S>>((folded, event) => (event === null ? folded : stepped(step, folded, event, entry, batch)), state);

/** A fold of events made a fold of entries, reversals and all. */
export const reversible =
  <S>(step: Step<S>) =>
  (state: Reversible<S>, entry: SeenEntry): Reversible<S> =>
    entry.batches.reduce<Reversible<S>>((folded, batch) => batchFolded(step, folded, batch, entry.index), state);
