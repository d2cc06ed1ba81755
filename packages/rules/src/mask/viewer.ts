import type { Game, Id, Obj, Seat } from '@arbiter/schema';

/** Who looks: a seat, anyone (spectators, the public stream), or one who may see all (the service, a judge). */
export type Viewer = { readonly seat: Seat } | 'public' | 'judge';

export const isSeatOf = (viewer: Viewer, seat: Seat): boolean => typeof viewer === 'object' && viewer.seat === seat;

/** Whether this viewer may see the face of an object where it is (2016:400.2, 402.3, 406.3; 707.5 for the controller of a face-down one). */
export const seesFace = (obj: Obj, viewer: Viewer): boolean => {
  if (viewer === 'judge' || obj.revealed === 'all') return true;
  if (obj.revealed !== null && typeof viewer === 'object' && obj.revealed.includes(viewer.seat)) return true;
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
