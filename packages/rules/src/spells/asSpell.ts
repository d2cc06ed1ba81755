import type { Id, Seat } from '@arbiter/schema';
import { reachesSpells } from '../effects/continuous/board.ts';
import { lookOf } from '../effects/continuous/look.ts';
import { leaveZone, setObject } from '../engine/evolve/update.ts';
import { objectOf } from '../engine/game.ts';
import { perLook } from '../engine/perLook.ts';
import type { Look } from '../engine/play.ts';

const cached = new WeakMap<Look, Map<string, Look>>();

const areReached = perLook(({ game }) => reachesSpells(game));

function imagined({ game }: Look, seat: Seat, id: Id, face: number): Look {
  const obj = objectOf(game, id);
  if (!obj) return lookOf(game);
  const left = leaveZone(game, id, obj.zone, obj.owner);
  const there = setObject(left, id, (one) => ({ ...one, zone: 'stack', face, under: seat, controller: seat }));
  return lookOf({ ...there, stack: [...there.stack, id] });
}

/** The game with a card as the spell it is about to be: what effects give to spells, it may be paid with. The same where no effect reaches spells. */
export function asSpell(look: Look, seat: Seat, id: Id, face: number | null): Look {
  if (!areReached(look)) return look;
  const known = cached.get(look) ?? new Map<string, Look>();
  cached.set(look, known);
  const key = `${seat}/${id}/${face ?? ''}`;
  const found = known.get(key) ?? imagined(look, seat, id, face ?? 0);
  known.set(key, found);
  return found;
}
