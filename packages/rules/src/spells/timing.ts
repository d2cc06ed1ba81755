import type { Game, Seat } from '@arbiter/schema';
import { isActive } from '../engine/game.ts';
import { isMainPhase } from '../turn/structure.ts';

/** One's own main phase over an empty stack: when lands are played and, without flash, spells cast (2008:305.3–305.4). Priority is taken for granted. */
export const isSorceryTime = (game: Game, seat: Seat): boolean => isActive(game, seat) && isMainPhase(game).value && game.stack.length === 0;
