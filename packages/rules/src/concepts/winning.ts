import { type Cite, type Event, type Game, losesAsOne, type Player, type Seat } from '@arbiter/schema';
import { editionOf } from '../cards/faces.ts';
import { type Finding, finding } from '../engine/finding.ts';
import { isTeamOut, opponentsOf } from '../engine/game.ts';
import { shownAtLast } from './faceDown.ts';
import { inRange } from './range.ts';
import { isMultiplayer } from './starting.ts';

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly rule: Cite;
}

const inTeams = (game: Game): boolean => game.teams.some((team) => team.length > 1);
const teamsOf = (game: Game, is: (player: Player) => boolean = () => true): readonly number[] => [...new Set(game.players.filter(is).map((p) => p.team))];
/** 2008:102.2c: every player of a winning team wins, even one who lost before. */
const playersOf = (game: Game, teams: readonly number[]): readonly Seat[] => game.players.filter((p) => teams.includes(p.team)).map((p) => p.seat);

/** A team has lost once all of its players have; two heads lose as one (2016:810.8a). */
export const teamHasLost = (game: Game, team: number): Finding<boolean> => finding(losesAsOne(game) ? '2016:810.8a' : '2008:102.3f', isTeamOut(game, team));

/** How the game has come out, or null while it goes on (2008:102.2, 102.4). */
export const outcomeOf = (game: Game): Outcome | null => {
  const won = teamsOf(game, ({ status }) => status === 'won');
  if (won.length > 0) return { winners: playersOf(game, won), draw: false, rule: '2008:102.2b' };
  const all = teamsOf(game);
  const left = all.filter((team) => !teamHasLost(game, team).value);
  if (left.length === 0) return { winners: [], draw: true, rule: inTeams(game) ? '2008:102.4c' : '2008:102.4a' };
  if (left.length > 1 || all.length === 1) return null;
  return { winners: playersOf(game, left), draw: false, rule: inTeams(game) ? '2008:102.2c' : '2008:102.2a' };
};

/**
 * Who loses where an effect says that a player wins: the opponents within his range. Null: he wins. In the older rules a limited range makes it so, in the
 * newer ones any game of more than two.
 */
export const losersBy = (game: Game, winner: Seat): { readonly seats: readonly Seat[]; readonly rule: Cite } | null => {
  const modern = editionOf(game.rules) === 'modern';
  if (!isMultiplayer(game).value || (game.range === null && !modern)) return null;
  return { seats: opponentsOf(game, winner).filter((seat) => inRange(game, winner, seat)), rule: modern ? '2016:104.3h' : '2008:102.3g' };
};

/** The events that end the game (2008:102.1). Nothing can replace or prevent the win of whoever is left (2016:104.2a). */
export const ending = (game: Game, { winners, draw, rule }: Outcome): readonly Event[] => [
  ...shownAtLast(game),
  ...(draw ? [{ type: 'GameDrawn', rule } as const] : []),
  { type: 'GameEnded', rule, winners, draw },
];
