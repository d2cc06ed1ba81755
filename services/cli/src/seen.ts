import { lookOf, maskGame } from '@arbiter/rules';
import type { Game, Seat, ViewedGame } from '@arbiter/schema';

/** The game as a seat sees it; looked at only when somebody asks. */
export const seenBy = (game: Game, seat: Seat) => (): ViewedGame => {
  const look = lookOf(game);
  return maskGame(game, { seat }, (id) => look.of(id));
};
