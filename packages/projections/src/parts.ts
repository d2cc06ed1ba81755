import type { PublicPart, SeatPart } from '@arbiter/schema';
import type { SeenBatch } from './seen.ts';

/** The events of an entry as a seat sees them: everyone's, with those it sees otherwise in their places. Without a part of its own: as everyone does. */
export const mergeParts = (open: Pick<PublicPart, 'batches'>, own: Pick<SeatPart, 'events'> | null): readonly SeenBatch[] => {
  const batches = open.batches.map((batch) => batch.slice());
  for (const [batch, place, event] of own?.events ?? []) {
    const there = batches[batch];
    if (!there || place >= there.length) throw new RangeError(`the seat's part speaks of event ${place} of batch ${batch}, the public part has none`);
    there[place] = event;
  }
  return batches as unknown as readonly SeenBatch[]; // what is sent is proved by its digest, not by its shape
};
