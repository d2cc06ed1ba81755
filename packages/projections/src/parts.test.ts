import { expect, it } from 'vitest';
import { mergeParts } from './parts.ts';

const hidden = { type: 'CardDrawn', rule: '2016:120.1', player: 'A', object: null } as const;
const own = { ...hidden, object: 7 };
const batches = [[hidden, null], [hidden]];

it('puts what a seat sees otherwise into its place, and leaves the rest and the public part as they are', () => {
  expect(
    mergeParts(
      { batches },
      {
        events: [
          [0, 0, own],
          [0, 1, hidden],
          [1, 0, null],
        ],
      },
    ),
  ).toEqual([[own, hidden], [null]]);
  expect(batches).toEqual([[hidden, null], [hidden]]);
});
it('is the public part for whoever has none of his own', () => {
  expect(mergeParts({ batches }, null)).toEqual(batches);
});
it.each([
  [0, 2],
  [2, 0],
])('refuses a part that does not belong to it: batch %i, event %i', (batch, place) => {
  expect(() => mergeParts({ batches }, { events: [[batch, place, own]] })).toThrow(RangeError);
});
