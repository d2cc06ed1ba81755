import type { Thing } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { canBeApart, roomFor, type Wanted } from './apart.ts';

const entry = (as: string, from: readonly Thing[], [min, max]: readonly [number, number] = [1, 1], ...otherThan: readonly string[]): Wanted => ({
  as,
  otherThan,
  min,
  max,
  from,
  sets: [from],
});

describe('targets that must differ (2016:601.2c)', () => {
  it('are there for all entries, or for none', () => {
    const one = entry('one', [1, 2]);
    expect(canBeApart([one, entry('two', [1], [1, 1], 'one')])).toBe(true);
    expect(canBeApart([entry('one', [1]), entry('two', [1], [1, 1], 'one')])).toBe(false);
    expect(canBeApart([entry('one', [1]), entry('two', [1])])).toBe(true);
    const three = [one, entry('two', [1, 2], [1, 1], 'one'), entry('three', [1, 2], [1, 1], 'one', 'two')];
    expect([canBeApart(three), canBeApart(three.slice(0, 2))]).toEqual([false, true]);
  });
  it('leave what a later entry needs', () => {
    expect(roomFor(entry('one', [1, 2, 3]), [entry('two', [1], [1, 1], 'one')])).toEqual([[2, 3]]);
    expect(roomFor(entry('one', [1, 2], [1, 2]), [entry('two', [1, 2], [1, 1], 'one')])).toEqual([[2], [1]]);
    expect(roomFor(entry('one', [1]), [entry('two', [1], [1, 1], 'one')])).toEqual([[]]);
  });
  it('are free where no later entry is in want', () => {
    const one = entry('one', [1, 2, 3]);
    expect(roomFor(one, [entry('two', [1, 2], [1, 1], 'one')])).toBe(one.sets);
    expect(roomFor(one, [entry('two', [1], [0, 1], 'one')])).toBe(one.sets);
    expect(roomFor(one, [entry('two', [1])])).toBe(one.sets);
  });
  it('stay within one set where they must be of one player', () => {
    const one = {
      ...entry('one', [1, 2, 3, 4], [1, 2]),
      sets: [
        [1, 2],
        [3, 4],
      ],
    };
    expect(roomFor(one, [entry('two', [1], [1, 1], 'one')])).toEqual([[2], [3, 4]]);
  });
});
