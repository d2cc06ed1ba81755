import { describe, expect, it } from 'vitest';
import { Refusal } from './core/problem.ts';
import { parseJson } from './json.ts';

const read = (text: string): unknown => {
  try {
    return { ok: parseJson(text) };
  } catch (error) {
    if (error instanceof Refusal) return error.problem.detail;
    throw error;
  }
};

describe('JSON from strangers', () => {
  it.each(['{"a":1,"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"a","b":"\\"a\\":1"}', '{"a:":1,"a":[{}]}', '"a"', '{"":{"":{}}}'])('is read: %s', (text) => {
    expect(read(text)).toEqual({ ok: JSON.parse(text) });
  });
  it.each(['{"a":1,"a":1}', '{"a":{"b":[]},"a":1}', '{"a":1,"\\u0061":2}', '[1,{"b":{"a":1,"c":[{}],"a":2}}]', '{"__proto__":1,"__proto__":2}'])(
    'has no key twice: %s',
    (text) => {
      expect(read(text)).toMatch(/^the key "(?:a|__proto__)" stands there twice$/u);
    },
  );
  it('is judged as a whole, however long it is', () => {
    const long = 'a'.repeat(250_000);
    expect(read(`{"${long}":1,"b":"${'\\\\'.repeat(1000)}"}`)).toHaveProperty('ok');
    expect(read(`{"${long}":1,"${long}":2}`)).toBe(`the key "${'a'.repeat(40)}" stands there twice`);
  });
});
