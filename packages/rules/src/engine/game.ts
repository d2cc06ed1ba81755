import { type Game, type Id, losesAsOne, type Obj, type Player, type Seat, sharesTurns, type Thing, type Zone } from '@arbiter/schema';

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
const rotated = (game: Game, seat: Seat): readonly Player[] => {
  const start = Math.max(
    0,
    game.players.findIndex((p) => p.seat === seat),
  );
  return [...game.players.slice(start), ...game.players.slice(0, start)];
};
/** One team after another, the first player's first. */
const byTeams = (players: readonly Player[]): readonly Player[] => [...Map.groupBy(players, ({ team }) => team).values()].flat();
/**
 * The players still in the game, in turn order from this seat on (he himself first if he is still in it). Where teams take turns as one,
 * his own team comes before the others (2016:805.6).
 */
export const turnOrderFrom = (game: Game, seat: Seat): readonly Seat[] => {
  const round = rotated(game, seat);
  return (sharesTurns(game) ? byTeams(round) : round).filter((p) => p.status === 'playing').map((p) => p.seat);
};
/** Active player, nonactive player order (2008:103.4; 2016:101.4). */
export const apnap = (game: Game): readonly Seat[] => turnOrderFrom(game, game.turn.active);
/** In whose name a player takes a turn: where teams take turns as one, his team's primary player, who sits first of those still in it (2016:805.2). */
export const turnTaker = (game: Game, seat: Seat): Seat => {
  if (!sharesTurns(game)) return seat;
  const { team } = playerOf(game, seat);
  return game.players.find((p) => p.team === team && p.status === 'playing')?.seat ?? seat;
};
export const nextInTurnOrder = (game: Game, seat: Seat): Seat => {
  const [, ...others] = rotated(game, seat);
  const next = others.find((p) => p.status === 'playing' && !(sharesTurns(game) && p.team === playerOf(game, seat).team));
  return turnTaker(game, next?.seat ?? seat);
};
/** Whether it is his turn, which may be his team's (2016:805.4a). */
export const isActive = (game: Game, seat: Seat): boolean =>
  seat === game.turn.active || (sharesTurns(game) && hasPlayer(game, game.turn.active) && teammates(game, game.turn.active).includes(seat));
/** Those whose turn it is and who are still in the game. */
export const activeSeats = (game: Game): readonly Seat[] => turnOrderFrom(game, game.turn.active).filter((seat) => isActive(game, seat));
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
const outside: readonly Zone[] = ['library', 'hand', 'graveyard', 'exile'];
/** The cards there: a token put elsewhere is none, though it stays until state-based actions are next checked (2016:108.2, 110.5f). */
export const cardsIn = (game: Game, zone: Zone, seat?: Seat): readonly Id[] => {
  const ids = zoneOf(game, zone, seat);
  const isCard = (id: Id): boolean => game.objects[id]?.kind !== 'token';
  return !outside.includes(zone) || ids.every(isCard) ? ids : ids.filter(isCard);
};
export const topOfStack = (game: Game): Id | null => game.stack.at(-1) ?? null;
/** Whether a team has lost: all of its players have, or where it loses as one any of them (2008:102.3f; 2016:810.8a). */
export const isTeamOut = ({ players, format }: Game, team: number): boolean => {
  const out = players.filter((p) => p.team === team).map(({ status }) => status !== 'playing' && status !== 'won');
  return losesAsOne({ format }) ? out.includes(true) : !out.includes(false);
};
/** Who loses with him where a team does so as one. */
export const losesWith = (game: Game, seat: Seat): readonly Seat[] =>
  losesAsOne(game) ? teammates(game, seat).filter((other) => other !== seat && isPlaying(game, other)) : [];
/** How many teams have not lost yet. */
export const teamsLeft = (game: Game): number => [...new Set(game.players.map((p) => p.team))].filter((team) => !isTeamOut(game, team)).length;
