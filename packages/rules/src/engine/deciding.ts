import type { Decision, Kind, Seat } from '@arbiter/schema';
import { isPlaying } from './game.ts';
import type { Hooks, Look } from './play.ts';

/** Who decides for a player: himself, unless another controls him (2016:720.1). */
export const deciderFor = (hooks: Hooks, look: Look, seat: Seat, kind: Kind): Seat => {
  const by = hooks.decides?.(look, seat, kind) ?? seat;
  return isPlaying(look.game, by) ? by : seat;
};
/** Who is asked, and for whom where that is somebody else. */
export const askedAs = (by: Seat, seat: Seat): Pick<Decision, 'seat' | 'of'> => (by === seat ? { seat } : { seat: by, of: seat });
