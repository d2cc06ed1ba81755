import { life } from './life.ts';
import { stack } from './stack.ts';
import { timeline } from './timeline.ts';
import { zones } from './zones.ts';

/** Every projection by its name. */
export const projections = { zones, life, stack, timeline } as const;
export type ProjectionName = keyof typeof projections;
export const projectionNames = Object.keys(projections) as readonly ProjectionName[];

export { type LifeCause, type LifeChange, type LifeTotal, lifeCauses } from './life.ts';
export { mergeParts } from './parts.ts';
export type { Projection, When } from './projection.ts';
export { type Seen, type SeenBatch, type SeenEntry, type SeenOf, type Viewer, veiled } from './seen.ts';
export type { StackItem } from './stack.ts';
export { type Language, type Line, languages, lineText } from './timeline.ts';
export type { HiddenZone, PlayerZones, ShownObject, ShownZones } from './zones.ts';
export { wayOf } from './zones.ts';
