export { type ProjectionName, projectionNames, projectionOf, projections, type ShownBy, stateAt } from './catalogue.ts';
export { type LifeCause, type LifeChange, type LifeTotal, lifeCauses } from './life.ts';
export { mergeParts } from './parts.ts';
export type { Projection, When } from './projection.ts';
export { type Seen, type SeenBatch, type SeenEntry, type SeenOf, type Viewer, veiled } from './seen.ts';
export type { StackItem } from './stack.ts';
export { type Language, type Line, languages, lineText } from './timeline.ts';
export type { HiddenZone, PlayerZones, ShownObject, ShownZones } from './zones.ts';
export { wayOf } from './zones.ts';
