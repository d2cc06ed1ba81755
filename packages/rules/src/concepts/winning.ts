import type { Cite, Event, Game, Seat } from '@arbiter/schema';

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly rule: Cite;
}

const inTeams = (game: Game): boolean => game.teams.some((team) => team.length > 1);
const teamsWith = (game: Game, status: Game['players'][number]['status']): readonly number[] => [
  ...new Set(game.players.filter((p) => p.status === status).map((p) => p.team)),
];
/** 2008:102.2c: every player of a winning team wins, even one who lost before. */
const playersOf = (game: Game, teams: readonly number[]): readonly Seat[] => game.players.filter((p) => teams.includes(p.team)).map((p) => p.seat);

/** How the game has come out, or null while it goes on (2008:102.2, 102.4). */
export const outcomeOf = (game: Game): Outcome | null => {
  const won = teamsWith(game, 'won');
  if (won.length > 0) return { winners: playersOf(game, won), draw: false, rule: '2008:102.2b' };
  const playing = teamsWith(game, 'playing');
  if (playing.length === 0) return { winners: [], draw: true, rule: inTeams(game) ? '2008:102.4c' : '2008:102.4a' };
  if (playing.length > 1 || teamsInAll(game) === 1) return null;
  return { winners: playersOf(game, playing), draw: false, rule: inTeams(game) ? '2008:102.2c' : '2008:102.2a' };
};
const teamsInAll = (game: Game): number => new Set(game.players.map((p) => p.team)).size;

/** The events that end the game (2008:102.1). Nothing can replace or prevent the win of whoever is left (2016:104.2a). */
export const ending = ({ winners, draw, rule }: Outcome): readonly Event[] => [
  ...(draw ? [{ type: 'GameDrawn', rule } as const] : []),
  { type: 'GameEnded', rule, winners, draw },
];
