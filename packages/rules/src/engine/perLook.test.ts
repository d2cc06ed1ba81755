import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { perLook, perSeat } from './perLook.ts';
import type { Look } from './play.ts';

const lookAt = (turn: number): Look => ({ game: { turn: { number: turn } } as Game }) as Look;
const [one, other] = [lookAt(1), lookAt(2)];

describe('perLook', () => {
  it('works a question out once for the newest look, and anew for another', () => {
    const asked: number[] = [];
    const ask = perLook(({ game }) => asked.push(game.turn.number) > 0 && game.turn.number);
    expect([one, one, other, other, one].map(ask)).toEqual([1, 1, 2, 2, 1]);
    expect(asked).toEqual([1, 2, 1]);
  });
});

describe('perSeat', () => {
  it('works a question out once for each seat of the newest look', () => {
    const asked: string[] = [];
    const ask = perSeat(({ game }, seat) => {
      asked.push(`${seat}${game.turn.number}`);
      return `${seat} in ${game.turn.number}`;
    });
    const all = [ask(one, 'A'), ask(one, 'B'), ask(one, 'A'), ask(other, 'A'), ask(other, 'A'), ask(one, 'B')];
    expect(all).toEqual(['A in 1', 'B in 1', 'A in 1', 'A in 2', 'A in 2', 'B in 1']);
    expect(asked).toEqual(['A1', 'B1', 'A2', 'B1']);
  });

  it('keeps nothing of one look for another that was asked on the way', () => {
    const ask: (look: Look, seat: string) => number = perSeat((look, seat) => (look === one ? 10 * ask(other, seat) : look.game.turn.number));
    expect([ask(one, 'A'), ask(other, 'A'), ask(one, 'A')]).toEqual([20, 2, 20]);
  });
});
