import type { SeenEntry, Viewer } from './seen.ts';

/** A read model: a fold over the entries of one game, as they are or as a viewer sees them. Pure; its states are plain JSON. */
export interface Projection<State, Shown> {
  readonly name: string;
  /** Of the fold: what another version has folded is folded anew. */
  readonly version: number;
  /** The list in its states to which a fold only adds, or of which it changes single items: it need not be stored whole each time. */
  readonly grows?: keyof State & string;
  empty(viewer: Viewer): State;
  fold(state: State, entry: SeenEntry): State;
  /** What a state says, without what only serves to fold on. */
  show(state: State): Shown;
}

/** Since when something is so: the entry's index, and the number of the turn (0 before the first). */
export interface When {
  readonly entry: number;
  readonly turn: number;
}
