import { cardNamed } from '@arbiter/cards';
import { createGame, type Position } from '@arbiter/rules';
import type { Edition } from '@arbiter/schema';
import { setupOf } from '@arbiter/table';

const deck = Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? 'Leyline of the Void' : 'Forest'));
/** A game from its first question on: every question of a game's beginning is asked. */
export function beginning(rules: Edition, seed: number): Position {
  const seats = ['A', 'B'].map((seat) => ({ seat, main: deck }));
  const setup = setupOf({ rules, seats, card: cardNamed, provable: true });
  return createGame({ ...setup, game: 'g'.repeat(26), keyId: 'oracle', commitment: '0'.repeat(64) }, seed.toString(16).padStart(64, '0')).position;
}
