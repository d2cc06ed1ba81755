import type { Game, Id, Obj, Seat } from '@arbiter/schema';
import { at } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { hasKeyword } from '../keywords/has.ts';

/** These and whatever is attached to any of them, in the same zone: it phases in and out with them (2016:702.25f). */
export const withAttachments = (game: Game, ids: readonly Id[], zone: 'battlefield' | 'phasedOut'): readonly Id[] => {
  const all = new Set(ids);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const id of game[zone]) if (all.has(at(game, id).attachedTo as Id)) all.add(id);
  }
  return game[zone].filter((id) => all.has(id));
};

/** What phases out as this player untaps (2008:302.1). */
export const phasingOut = (look: Look, seat: Seat): readonly Id[] =>
  withAttachments(
    look.game,
    look.game.battlefield.filter((id) => look.of(id).controller === seat && hasKeyword(look, id, 'phasing')),
    'battlefield',
  );

/** Whether it phased out only because what it is attached to did: then it comes back only with that, and never if that is gone. */
const follows = (game: Game, { attachedTo }: Obj): boolean => typeof attachedTo === 'number' && game.objects[attachedTo]?.zone !== 'battlefield';
/** What phases in then: what phased out under his control, and what is attached to it. */
export const phasingIn = (game: Game, seat: Seat): readonly Id[] =>
  withAttachments(
    game,
    game.phasedOut.filter((id) => at(game, id).controller === seat && !follows(game, at(game, id))),
    'phasedOut',
  );
