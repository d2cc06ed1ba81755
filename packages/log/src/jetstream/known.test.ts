import { describe, expect, it } from 'vitest';
import { Known, knownGames } from './known.ts';

const message = (seq: number, index: number | null, action: string | null = `action-${seq}`) => ({ seq, index, action });

describe('what is known of a game', () => {
  it('takes in what comes right after the newest, and nothing else', () => {
    const known = new Known();
    known.learn(0, message(5, 0));
    known.learn(0, message(5, 0));
    known.learn(7, message(9, 2));
    expect([known.last, known.next, known.placeOf(0), known.placeOf(2)]).toEqual([5, 1, 5, undefined]);
    known.learn(5, message(7, 1));
    expect([known.last, known.next, known.indexOf('action-7')]).toEqual([7, 2, 1]);
  });

  it('keeps the first of two messages for a place, and of an action', () => {
    const known = new Known();
    known.learn(0, message(1, 0, 'a'));
    known.learn(1, message(2, 0, 'a'));
    known.learn(2, message(3, null, null));
    expect([known.last, known.next, known.placeOf(0), known.placeOf(1), known.indexOf('a')]).toEqual([3, 2, 1, 3, 0]);
  });

  it('does one work after another, whatever becomes of each', async () => {
    const known = new Known();
    const done: number[] = [];
    const work = (n: number, ms: number) =>
      known.alone(async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        done.push(n);
        if (n === 1) throw new Error('broken');
      });
    const results = await Promise.allSettled([work(1, 20), work(2, 10), work(3, 0)]);
    expect(done).toEqual([1, 2, 3]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('is forgotten of the games that were asked for longest ago', () => {
    const of = knownGames(2);
    const [a, b] = [of('a'), of('b')];
    expect(of('a')).toBe(a);
    const c = of('c');
    expect([of('c') === c, of('a') === a, of('b') === b]).toEqual([true, true, false]);
  });
});
