import type { Seat } from '@arbiter/schema';
import type { Look } from './play.ts';

/**
 * A question that is asked of one look over and over, worked out once for each seat. Only the newest look's answers are kept: a weak map by looks
 * would carry each of them into the old generation, since what it holds leads back to its key.
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
    if (look === newest) known.set(seat, made);
    return made;
  };
};
