import { life } from './life.ts';
import type { Projection } from './projection.ts';
import type { SeenEntry, Viewer } from './seen.ts';
import { stack } from './stack.ts';
import { timeline } from './timeline.ts';
import { zones } from './zones.ts';

/** Every projection by its name. */
export const projections = { zones, life, stack, timeline } as const;
export type ProjectionName = keyof typeof projections;
export const projectionNames = Object.keys(projections) as readonly ProjectionName[];
export type ShownBy<N extends ProjectionName> = ReturnType<(typeof projections)[N]['show']>;

type AnyProjection = Omit<Projection<unknown, unknown>, 'grows'> & { readonly grows?: string };
/** A projection for whoever folds without looking into its states. */
export const projectionOf = (name: ProjectionName): AnyProjection => projections[name] as unknown as AnyProjection;

/** What a projection says after these entries (from the first on), as this viewer is told them. */
export const stateAt = <N extends ProjectionName>(name: N, entries: Iterable<SeenEntry>, viewer: Viewer): ShownBy<N> => {
  const projection = projectionOf(name);
  let state = projection.empty(viewer);
  for (const entry of entries) state = projection.fold(state, entry);
  return projection.show(state) as ShownBy<N>;
};
