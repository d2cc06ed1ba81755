import type { Kind, SpaceOf } from '@arbiter/schema';

/** Questions whose number of answers hidden cards decide, or that are asked for their own sake: never answered by the kernel. */
const alwaysPut: ReadonlySet<Kind> = new Set<Kind>(['entropy', 'mulligan', 'bottom', 'openingHand', 'priority', 'confirm', 'keep', 'loop']);
/** A lone way to pay is put too when it is to use an ability, which may give up its source: only the automatic payment is made unasked. */
export const hides = (kind: Kind, space: SpaceOf<Kind>): boolean =>
  alwaysPut.has(kind) ||
  (kind === 'pay' && !(space as SpaceOf<'pay'>).auto) ||
  (kind === 'objects' && ['hand', 'library'].includes((space as SpaceOf<'objects'>).zone ?? ''));
