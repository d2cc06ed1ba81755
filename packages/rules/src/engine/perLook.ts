import type { Seat } from '@arbiter/schema';
import type { Look } from './play.ts';

/*
 * Questions that are asked of a look over and over, and worked out once. Only what the looks asked last have answered is kept: a weak map by looks
 * would carry each of them into the old generation.
 */

/** Enough for a game and the games imagined on the way to an answer about it. */
const KEPT = 4;

export const perLook = <T>(work: (look: Look) => T): ((look: Look) => T) => {
  let kept: readonly { readonly look: Look; readonly made: T }[] = []; // the one asked last comes first
  return (look) => {
    if (kept[0]?.look === look) return kept[0].made;
    const one = kept.find((known) => known.look === look) ?? { look, made: work(look) };
    kept = [one, ...kept.filter((known) => known !== one)].slice(0, KEPT);
    return one.made;
  };
};

export const perSeat = <T>(work: (look: Look, seat: Seat) => T): ((look: Look, seat: Seat) => T) => {
  const bySeat = perLook(() => new Map<Seat, T>());
  return (look, seat) => {
    const known = bySeat(look);
    const found = known.get(seat) ?? work(look, seat);
    known.set(seat, found);
    return found;
  };
};
