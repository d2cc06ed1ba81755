import type { Kind, PlayChange, Seat } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { turnTaker } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';

type Controls = Extract<PlayChange, { controls: unknown }>;
const concerns = ({ only }: Controls, kind: Kind | null): boolean => only === undefined || only.some((one) => one === kind);
/** Of several effects that let a player control another the newest counts (2016:720.1, 720.1a). `kind`: of the question; null: all of them. */
export const deciderOf = (look: Look, seat: Seat, kind: Kind | null): Seat | null => {
  let by: Seat | null = null;
  let latest = -1;
  for (const { change, env, timestamp } of look.playRules) {
    if (!('controls' in change) || !concerns(change, kind) || timestamp <= latest) continue;
    if (!playersOf(look, env, change.who).some((one) => turnTaker(look.game, one) === turnTaker(look.game, seat))) continue; // of a team all (2016:805.8)
    by = playersOf(look, env, change.controls)[0] ?? by;
    latest = timestamp;
  }
  return by;
};
