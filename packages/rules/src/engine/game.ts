import type { Game, Id, Obj, Player, Seat, Thing, Zone } from '@arbiter/schema';

/** The object with this id; a broken invariant if there is none. */
export const at = (game: Game, id: Id): Obj => {
  const found = game.objects[id];
  if (!found) throw new Error(`no object ${id}`);
  return found;
};
export const objectOf = (game: Game, id: Id): Obj | null => game.objects[id] ?? null;
export const isIn = (game: Game, id: Id, zone: Zone): boolean => game.objects[id]?.zone === zone;
export const isSeat = (thing: Thing): thing is Seat => typeof thing === 'string';
export const playerOf = (game: Game, seat: Seat): Player => {
  const found = game.players.find((p) => p.seat === seat);
  if (!found) throw new Error(`no player ${seat}`);
  return found;
};
export const hasPlayer = (game: Game, seat: string): boolean => game.players.some((p) => p.seat === seat);
/** The id the next new object gets. */
export const nextId = (game: Game): Id => game.objects.length;

export const inGame = (game: Game): readonly Player[] => game.players.filter((p) => p.status === 'playing');
export const isPlaying = (game: Game, seat: Seat): boolean => game.players.some((p) => p.seat === seat && p.status === 'playing');
/** The players still in the game, in turn order from this seat on (he himself first if he is still in it). */
export const turnOrderFrom = (game: Game, seat: Seat): readonly Seat[] => {
  const start = Math.max(
    0,
    game.players.findIndex((p) => p.seat === seat),
  );
  return [...game.players.slice(start), ...game.players.slice(0, start)].filter((p) => p.status === 'playing').map((p) => p.seat);
};
/** Active player, nonactive player order (2008:103.4; 2016:101.4). */
export const apnap = (game: Game): readonly Seat[] => turnOrderFrom(game, game.turn.active);
export const nextInTurnOrder = (game: Game, seat: Seat): Seat => {
  const start = game.players.findIndex((p) => p.seat === seat);
  for (let i = 1; i <= game.players.length; i++) {
    const next = game.players[(start + i) % game.players.length] as Player;
    if (next.status === 'playing') return next.seat;
  }
  return seat;
};
export const teammates = (game: Game, seat: Seat): readonly Seat[] => game.teams[playerOf(game, seat).team] ?? [seat];
export const opponentsOf = (game: Game, seat: Seat): readonly Seat[] => {
  const team = playerOf(game, seat).team;
  return turnOrderFrom(game, seat).filter((other) => playerOf(game, other).team !== team);
};
/** The ids in a zone; of one player's own zones only his. The stack's last is its top, every other list's first. */
export const zoneOf = (game: Game, zone: Zone, seat?: Seat): readonly Id[] => {
  if (zone === 'library' || zone === 'hand' || zone === 'graveyard')
    return seat === undefined ? game.players.flatMap((p) => p[zone]) : playerOf(game, seat)[zone];
  return seat === undefined ? game[zone] : game[zone].filter((id) => at(game, id).owner === seat);
};
export const topOfStack = (game: Game): Id | null => game.stack.at(-1) ?? null;
/** How many teams still have a player in the game. */
export const teamsLeft = (game: Game): number => new Set(game.players.filter((p) => p.status === 'playing').map((p) => p.team)).size;
