import type { Seat } from '@arbiter/schema';
import type { Look } from './play.ts';

/*
 * Questions that are asked of one look over and over, and worked out once. Only what the newest look answers is kept: a weak map by looks would carry
 * each of them into the old generation.
 */

export const perSeat = <T>(work: (look: Look, seat: Seat) => T): ((look: Look, seat: Seat) => T) => {
  let newest: Look | null = null;
  const known = new Map<Seat, T>();
  return (look, seat) => {
    if (look !== newest) known.clear();
    newest = look;
    const found = known.get(seat);
    if (found !== undefined) return found;
    const made = work(look, seat);
    if (look === newest) known.set(seat, made); // else another look was asked on the way
    return made;
  };
};

export const perLook = <T>(work: (look: Look) => T): ((look: Look) => T) => {
  let newest: { readonly look: Look; readonly made: T } | null = null;
  return (look) => {
    if (newest?.look === look) return newest.made;
    const made = work(look);
    newest = { look, made };
    return made;
  };
};
