import type { Game, Id, LastingEffect, Obj, Seat } from '@arbiter/schema';
import { lookOf } from '../effects/continuous/look.ts';
import { deciderOf } from '../multiplayer/controlling.ts';

/** Who looks: a seat, anyone (spectators, the public stream), or one who may see all (the service, a judge). */
export type Viewer = { readonly seat: Seat; readonly also?: readonly Seat[] } | 'public' | 'judge'; // also: for whom he decides

export const isSeatOf = (viewer: Viewer, seat: Seat): boolean => typeof viewer === 'object' && (viewer.seat === seat || viewer.also?.includes(seat) === true);

const givesControl = ({ what }: LastingEffect): boolean => what.kind === 'play' && what.changes.some((change) => 'controls' in change);
/** Who decides for another player sees what that player sees (2016:720.4). */
export const withSight = (game: Game, viewer: Viewer): Viewer => {
  if (typeof viewer === 'string' || !game.effects.some(givesControl)) return viewer;
  const look = lookOf(game);
  const also = game.players.map(({ seat }) => seat).filter((seat) => seat !== viewer.seat && deciderOf(look, seat, null) === viewer.seat);
  return also.length === 0 ? viewer : { ...viewer, also };
};

/** Whether this viewer may see the face of an object where it is (2016:400.2, 402.3, 406.3; 707.5 for the controller of a face-down one). */
export const seesFace = (obj: Obj, viewer: Viewer): boolean => {
  if (viewer === 'judge' || obj.revealed === 'all') return true;
  if (obj.revealed !== null && obj.revealed.some((seat) => isSeatOf(viewer, seat))) return true;
  if (obj.zone === 'library') return false;
  if (obj.zone === 'hand') return !obj.faceDown && isSeatOf(viewer, obj.owner);
  if (!obj.faceDown) return true;
  return obj.zone === 'exile' ? false : isSeatOf(viewer, obj.controller);
};

/** Whether this viewer gets a handle for an object: never for one in a hidden zone, unless he sees its face there (DESIGN: ids). */
export const hasHandle = (game: Game, id: Id, viewer: Viewer): boolean => {
  const obj = game.objects[id] ?? game.past[id]?.object;
  if (viewer === 'judge' || !obj) return viewer === 'judge' || id in game.past;
  return (obj.zone !== 'library' && obj.zone !== 'hand') || seesFace(obj, viewer);
};
