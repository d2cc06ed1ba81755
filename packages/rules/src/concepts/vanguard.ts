import type { Game, Seat } from '@arbiter/schema';
import { at } from '../engine/game.ts';

type Modifier = 'life' | 'hand';
/** What the vanguard card a player has in the command zone says of his first hand, of its greatest size and of his life; 0 without one (2016:902.4–902.5). */
const modifier = (game: Game, seat: Seat, of: Modifier): number => {
  if (game.format !== 'vanguard') return 0;
  return game.command.reduce((sum, id) => {
    const { owner, card } = at(game, id);
    const [face] = owner === seat && card !== null ? (game.cards[card]?.faces ?? []) : [];
    return sum + (face?.types.includes('vanguard') ? (face[of] ?? 0) : 0);
  }, 0);
};
export const lifeModifier = (game: Game, seat: Seat): number => modifier(game, seat, 'life');
export const handModifier = (game: Game, seat: Seat): number => modifier(game, seat, 'hand');
