import { ARCHENEMY_LIFE, type Game, type Id, type Seat, sharesLife, sharesTurns, USUAL_LIFE } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { inGame, isPlaying, playerOf, teammates, turnOrderFrom, turnTaker } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { handModifier, lifeModifier } from './vanguard.ts';

/** Whether so many players make a game. */
export const isGameFor = (players: number): Finding<boolean> => finding('2008:100.1', players >= 2);
/** By how many began the game, whoever has left it since. */
export const isTwoPlayer = (game: Game): Finding<boolean> => finding('2008:100.1a', game.players.length === 2);
export const isMultiplayer = (game: Game): Finding<boolean> => finding('2008:100.1b', game.players.length > 2);
const ofTwoHeads = ({ format }: Game): boolean => format === 'two-headed-giant';

/** 2008:101.2: the loser of the last game of the match, after a draw whoever decided then; null: chance says who decides. */
export const deciderByMatch = (game: Game): Seat | null => {
  const previous = game.match?.previous;
  if (!previous) return null;
  const seat = previous.loser ?? previous.chooser;
  return isPlaying(game, seat) ? seat : null;
};

/** Who plays alone against all the others (2016:904.2); null in any other format. */
export const archenemyOf = ({ format, teams }: Game): Seat | null => {
  if (format !== 'archenemy') return null;
  const alone = teams.filter((team) => team.length === 1);
  return alone[0]?.[0] ?? null;
};
/** What a player begins with, or his team where it shares its life: twenty, or what his format says. */
export const startingLifeOf = (game: Game, seat: Seat): Finding<number> => {
  const { format, startingLife } = game;
  if (format === 'two-headed-giant') return finding('2016:118.1a', startingLife);
  if (format === 'vanguard') return finding('2016:118.1b', startingLife + lifeModifier(game, seat));
  if (format === 'commander') return finding('2016:118.1c', startingLife);
  if (archenemyOf(game) === seat) return finding('2016:118.1d', ARCHENEMY_LIFE);
  return finding('2016:118.1', startingLife);
};
/** What he would begin with if there were no rule that says so of him. */
export const withoutIts = ({ rule }: Finding<number>): number => (rule === '2016:118.1' ? 0 : USUAL_LIFE);
/** How many cards his first hand has (2016:902.5). */
export const startingHandOf = (game: Game, seat: Seat): number => Math.max(0, game.startingHand + handModifier(game, seat));

/** Who may take the first turn: where teams take turns as one, their primary players in their names (2016:805.3). */
export const possibleStarters = (game: Game): readonly Seat[] => {
  const seats = inGame(game).map((p) => p.seat);
  return sharesTurns(game) ? seats.filter((seat) => turnTaker(game, seat) === seat) : seats;
};
/** Of those whose totals are to be set, the first of each team that shares its own. */
export const totalHolders = (game: Game, seats: readonly Seat[]): readonly Seat[] =>
  sharesLife(game) ? seats.filter((seat, at) => !seats.slice(0, at).some((other) => teammates(game, seat).includes(other))) : seats;

/** Everyone still in the game, the starting player first. */
export const fromStartingPlayer = (game: Game): readonly Seat[] => turnOrderFrom(game, game.startingPlayer ?? game.turn.active);

/** How many mulligans count against a player: the first one of a multiplayer game does not (2008:101.4a, 2016:103.4b). */
export const countedMulligans = (game: Game, taken: number): number => (isMultiplayer(game).value ? Math.max(0, taken - 1) : taken);
/** How many cards a player would have in hand after one more mulligan. */
export const handAfterMulligan = (game: Game, seat: Seat): number =>
  Math.max(0, startingHandOf(game, seat) - countedMulligans(game, playerOf(game, seat).mulligans + 1));

/** By which rule mulligans are taken one player, or one team, after another; null: everybody in rounds. */
export const mulligansInTurn = (game: Game): '2008:101.4' | '2008:101.4a' | '2008:101.4b' | null => {
  if (game.rules.mulligan !== 'paris-sequential') return null;
  if (!isMultiplayer(game).value) return '2008:101.4';
  return ofTwoHeads(game) ? '2008:101.4b' : '2008:101.4a';
};

/** The rule by which whoever starts has no first draw step: in a game of two players, or of two heads a side. Null: he has one. */
export const skipsFirstDraw = (game: Game): '2008:101.6a' | '2008:101.6b' | null => {
  const { turn, startingPlayer } = game;
  if (turn.number !== 1 || turn.active !== (startingPlayer ?? turn.active)) return null;
  if (ofTwoHeads(game)) return '2008:101.6b';
  return isMultiplayer(game).value ? null : '2008:101.6a';
};

/** The keyword of a card that may begin the game in play. */
export const BEGINS_IN_PLAY = 'beginInPlay';
export const mayBeginInPlay = (look: Look, seat: Seat): readonly Id[] =>
  playerOf(look.game, seat).hand.filter((id) => look.of(id).abilities.some((a) => a.kind === 'keyword' && a.keyword === BEGINS_IN_PLAY));
export const seatsInGame = (game: Game): readonly Seat[] => inGame(game).map((p) => p.seat);
