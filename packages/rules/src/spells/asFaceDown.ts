import type { Id, Seat } from '@arbiter/schema';
import { lookOf } from '../effects/continuous/look.ts';
import { objectOf } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';

/** The game with a card as the face-down spell it would be: a card that is cast so is judged as that (2016:707.4). */
export function asFaceDown(look: Look, seat: Seat, id: Id): Look {
  const obj = objectOf(look.game, id);
  const spell = obj && { ...obj, faceDown: true, zone: 'stack' as const, under: seat, controller: seat };
  return spell ? lookOf({ ...look.game, objects: look.game.objects.with(id, spell) }) : look;
}
