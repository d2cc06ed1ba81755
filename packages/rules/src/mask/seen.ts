import type { Game, ViewedGame } from '@arbiter/schema';
import { lookOf } from '../effects/continuous/look.ts';
import { maskGame } from './game.ts';
import type { Viewer } from './viewer.ts';

/** The game as a viewer may see it, with characteristics after the layers. */
export const seenGame = (game: Game, viewer: Viewer): ViewedGame => {
  const look = lookOf(game);
  return maskGame(game, viewer, (id) => look.of(id));
};
