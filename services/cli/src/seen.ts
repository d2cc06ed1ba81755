import { seenGame } from '@arbiter/rules';
import type { Game, Seat, ViewedGame } from '@arbiter/schema';

/** The game as a seat sees it; looked at only when somebody asks. */
export const seenBy = (game: Game, seat: Seat) => (): ViewedGame => seenGame(game, { seat });
