import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { perLook, perSeat } from './perLook.ts';
import type { Look } from './play.ts';

const looks = Array.from({ length: 12 }, (_, number) => ({ game: { turn: { number } } as Game }) as Look);
const [none, one, other] = looks as [Look, Look, Look];

describe('perLook', () => {
  it('works a question out once for a look that is asked again and again, whatever is asked between', () => {
    const asked: number[] = [];
    const ask = perLook(({ game }) => {
      asked.push(game.turn.number);
      return game.turn.number;
    });
    for (const look of looks) expect([ask(look), ask(none)]).toEqual([look.game.turn.number, 0]);
    expect(asked).toEqual(looks.map((_, number) => number));
  });

  it('forgets looks that nobody has asked for some time', () => {
    let times = 0;
    const ask = perLook(() => times++);
    for (const look of [...looks, ...looks]) ask(look);
    expect(times).toBe(2 * looks.length);
  });
});

describe('perSeat', () => {
  it('works a question out once for each seat', () => {
    const asked: string[] = [];
    const ask = perSeat(({ game }, seat) => {
      asked.push(`${seat}${game.turn.number}`);
      return `${seat} in ${game.turn.number}`;
    });
    const all = [ask(one, 'A'), ask(one, 'B'), ask(one, 'A'), ask(other, 'A'), ask(other, 'A'), ask(one, 'B')];
    expect(all).toEqual(['A in 1', 'B in 1', 'A in 1', 'A in 2', 'A in 2', 'B in 1']);
    expect(asked).toEqual(['A1', 'B1', 'A2']);
  });

  it('may be asked of other looks on the way', () => {
    const ask: (look: Look, seat: string) => number = perSeat((look, seat) => (look === one ? 10 * ask(other, seat) : look.game.turn.number));
    expect([ask(one, 'A'), ask(other, 'A'), ask(one, 'A')]).toEqual([20, 2, 20]);
  });
});
