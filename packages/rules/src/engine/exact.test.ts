import { expect, it } from 'vitest';
import { isExact } from './exact.ts';
import { same } from './same.ts';

it.each([0, -3, Number.MAX_SAFE_INTEGER, 'a', null, [1, { a: [2] }]])('%j is exact', (value) => {
  expect(isExact(value)).toBe(true);
});
it.each([2 ** 53, 0.5, Number.NaN, [{ a: [-(2 ** 53)] }]])('%j is not', (value) => {
  expect(isExact(value)).toBe(false);
});
it('a key that every object inherits is no key of it', () => {
  expect(same(JSON.parse('{"__proto__":{}}'), { a: {} })).toBe(false);
});
