import type { Seat } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import type { Look } from '../engine/play.ts';

/** Of several effects that let a player control another the newest counts (2016:720.1, 720.1a). */
export const deciderOf = (look: Look, seat: Seat): Seat | null => {
  let by: Seat | null = null;
  let latest = -1;
  for (const { change, env, timestamp } of look.playRules) {
    if (!('controls' in change) || timestamp <= latest || !playersOf(look, env, change.who).includes(seat)) continue;
    by = playersOf(look, env, change.controls)[0] ?? by;
    latest = timestamp;
  }
  return by;
};
