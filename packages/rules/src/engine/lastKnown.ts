import type { Event } from '@arbiter/schema';
import type { Look } from './play.ts';

/** 2016:608.2g, 603.6d: what leaves the battlefield is remembered as it was before the batch. */
export const lastKnown = (before: Look, batch: readonly Event[]): readonly Event[] =>
  batch.flatMap((e) =>
    e.type === 'ObjectMoved' && e.from === 'battlefield' && before.game.objects[e.object]?.zone === 'battlefield'
      ? [{ type: 'LastKnown', rule: '2016:608.2g', object: e.object, as: before.of(e.object) } as const]
      : [],
  );
