import { cardNamed, sampleDecks } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { arrange, createGame, type Position } from '@arbiter/rules';
import type { Edition } from '@arbiter/schema';
import { setupOf } from '@arbiter/table';
import { gameId, master } from '../../support/games.ts';
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

const decks = Object.values(sampleDecks).map(({ main }) => main);
const dealt = (rules: Edition, seats: readonly string[], first: number): Start => {
  const game = gameId(first);
  const { keyId, commitment, seed } = keysOf(master, game);
  const players = seats.map((seat, i) => ({ seat, main: decks[(i + first) % decks.length] as readonly string[] }));
  return () => createGame({ ...setupOf({ rules, card: cardNamed, provable: true, seats: players }), game, keyId, commitment }, seed).position;
};
/** Games of two and three players from their first entry on, with real cards. */
export const realGames: readonly Start[] = rulebooks.flatMap((rules) =>
  [2, 3].flatMap((n) => decks.map((_, first) => dealt(rules, ['A', 'B', 'C'].slice(0, n), first))),
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
