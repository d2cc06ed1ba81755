import { seeded } from '@arbiter/bots';
import { cardNamed, drawDeck } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { arrange, createGame, type Position } from '@arbiter/rules';
import type { Edition } from '@arbiter/schema';
import { setupOf } from '@arbiter/table';
import { gameId, master, playerCounts, seatsFor } from '../../support/games.ts';
import { begun, board } from './board.ts';

type Start = () => Position;
const rulebooks = ['classic', 'modern'] as const satisfies readonly Edition[];
const tables = [
  ['A', 'B', 'C', 'D'],
  ['A', 'B'],
] as const;
const stages = ['created', 'gathered', 'shuffled', 'chosen', 'drawn', 'kept', 'playing'] as const;
const phases = ['turn', 'beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const;
const key = keysOf(master, gameId(0)).seed;

/** Games with each edition and number of players. */
const DEALS = 4;
const dealt = (rules: Edition, players: number, first: number): Start => {
  const game = gameId(first);
  const { keyId, commitment, seed } = keysOf(master, game);
  const random = seeded(first);
  const seats = seatsFor(players).map((seat) => ({ seat, main: drawDeck(random).main }));
  return () => createGame({ ...setupOf({ rules, card: cardNamed, provable: true, seats }), game, keyId, commitment }, seed).position;
};
/** Games of two to four players from their first entry on, with drawn decks. */
export const realGames: readonly Start[] = rulebooks.flatMap((rules) =>
  playerCounts.flatMap((players) => Array.from({ length: DEALS }, (_, first) => dealt(rules, players, first))),
);

/** Boards made for it, at every stage of the start and before every phase. */
export const boards: readonly Start[] = rulebooks.flatMap((rules) =>
  tables.flatMap((seats) => [
    ...phases.flatMap((next) =>
      [false, true].map(
        (yielding): Start =>
          () =>
            arrange(board(rules, seats, next, yielding), key).position,
      ),
    ),
    ...stages.map(
      (at): Start =>
        () =>
          arrange(begun(rules, seats, at), key).position,
    ),
  ]),
);
