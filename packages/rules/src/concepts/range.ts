import type { Game, Seat, Thing } from '@arbiter/schema';
import { inGame, isSeat, objectOf } from '../engine/game.ts';

const distance = (game: Game, one: Seat, other: Seat): number => {
  const seats = inGame(game).map((player) => player.seat);
  const apart = Math.abs(seats.indexOf(one) - seats.indexOf(other));
  return Math.min(apart, seats.length - apart);
};

/** 2016:801.1–801.2: whether a player, or the player whose object it is, sits within a player's range of influence. */
export function inRange(game: Game, seat: Seat, thing: Thing): boolean {
  if (game.range === null) return true;
  const other = isSeat(thing) ? thing : objectOf(game, thing)?.controller;
  return other !== undefined && distance(game, seat, other) <= game.range;
}
