import { describe, expect, it } from 'vitest';
import { positionOf, table } from './boards.ts';
import { type Actions, divergence, listed, perft, tried } from './count.ts';

describe.each(table.map((one) => [one.board.name, one] as const))('%s', (_, counted) => {
  const countedBy = (actions: Actions): number[] => counted.counts.map((__, at) => perft(positionOf(counted), at + 1, actions));

  it('has so many sequences of actions', () => {
    expect(countedBy(listed)).toEqual(counted.counts);
  });
  it('has as many when every answer is tried instead of the list', () => {
    const counts = countedBy(tried);
    const where = counts.join() === counted.counts.join() ? null : divergence(positionOf(counted), counts.length);
    expect(counts, where ?? '').toEqual(counted.counts);
  });
});
