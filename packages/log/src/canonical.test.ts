import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, parseCanonical, piecewise, sha256 } from './canonical.ts';

const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 5 });
/** What JSON does to a value: it has one zero. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, shuffled(member)]),
  );
};
const notCanonical = expect.objectContaining({ _tag: 'NotCanonical' });

describe('canonical', () => {
  it('writes the example of RFC 8785, 3.2.2', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonical(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts keys as the example of RFC 8785, 3.2.3', () => {
    const value = { '\u20ac': 5, '\r': 1, '\ufb33': 7, 1: 2, '\ud83d\ude00': 6, '\u0080': 3, '\u00f6': 4 };
    expect(Object.values(parseCanonical(canonical(value)) as object).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      canonical(value)
        .match(/\d(?=[,}])/g)
        ?.join(''),
    ).toBe('1234567');
  });

  it('writes what the library by an author of RFC 8785 writes', () => {
    const values = [json, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())];
    for (const arbitrary of values)
      fc.assert(
        fc.property(arbitrary as fc.Arbitrary<unknown>, (value) => {
          expect(canonical(value)).toBe(canonicalize(value));
        }),
      );
    for (let code = 0; code < 0xd800; code++) expect(canonical(String.fromCharCode(code))).toBe(canonicalize(String.fromCharCode(code)));
  });

  it('is one text for one value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(shuffled(value))).toBe(canonical(value));
      }),
    );
  });

  const loop: unknown[] = [];
  loop.push(loop);
  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
  it.each([
    ['undefined', undefined],
    ['an undefined member', { a: undefined }],
    ['an undefined item', [undefined]],
    ['a hole', Array(1)],
    ['NaN', [Number.NaN]],
    ['Infinity', { a: -Infinity }],
    ['a bigint', [1n]],
    ['a function', { a: () => 1 }],
    ['a symbol', [Symbol('a')]],
    ['a lone surrogate', 'a\ud800b'],
    ['a lone surrogate in a key', { '\udc00': 1 }],
    ['a date', [new Date(0)]],
    ['a map', { a: new Map() }],
    ['a boxed string', [Object('a')]],
    ['bytes', [new Uint8Array(2)]],
    ['a toJSON', { a: { toJSON: () => 1 } }],
    ['a value that holds itself', loop],
    ['too deep a value', deep(600)],
  ])('refuses %s', (_, value) => {
    expect(() => canonical(value)).toThrow(notCanonical);
    expect(() => piecewise()(value)).toThrow(notCanonical);
  });

  it('keeps a key called __proto__', () => {
    const text = '{"__proto__":{"a":1},"b":2}';
    expect(canonical(parseCanonical(text))).toBe(text);
  });
});

describe('piecewise', () => {
  it('writes what canonical writes, also of values that share parts', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const write = piecewise();
        const values = [a, [a, b], { x: [[a], [b]], y: { z: [[a, b]] } }, [[[[[a]]]]]];
        for (const value of [...values, values]) expect(write(value)).toBe(canonical(value));
      }),
    );
  });
});

describe('parseCanonical', () => {
  it('reads what canonical writes, from text and from bytes', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value);
        expect(parseCanonical(text)).toEqual(plain(value));
        expect(parseCanonical(Buffer.from(text))).toEqual(plain(value));
      }),
    );
  });

  it.each([
    ['a space', '{"a": 1}'],
    ['a space at the end', '1 '],
    ['a byte order mark', '\ufeff1'],
    ['another order', '{"b":1,"a":2}'],
    ['a repeated key', '{"a":1,"a":1}'],
    ['another spelling of a number', '1.0'],
    ['minus zero', '-0'],
    ['a number that is none', '1e999'],
    ['an escape that is not needed', '"\\u0041"'],
    ['an escaped solidus', '"\\/"'],
    ['upper-case hex', '"\\u001F"'],
    ['an escaped lone surrogate', '"\\ud800"'],
    ['nothing', ''],
    ['half a value', '{"a"'],
    ['too deep a value', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('refuses %s', (_, text) => {
    expect(() => parseCanonical(text)).toThrow(notCanonical);
    expect(() => parseCanonical(Buffer.from(text))).toThrow(notCanonical);
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseCanonical(Buffer.from([0x22, 0xff, 0x22]))).toThrow(notCanonical);
    expect(() => parseCanonical(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow(notCanonical);
  });

  it('refuses every text that differs from the canonical one in a byte and means the same', () => {
    fc.assert(
      fc.property(json, fc.nat(), fc.constantFrom(' ', '\n', '\t'), (value, at, space) => {
        const text = canonical(value);
        const place = at % (text.length + 1);
        const other = text.slice(0, place) + space + text.slice(place);
        try {
          expect(parseCanonical(other)).not.toEqual(plain(value));
        } catch (error) {
          expect(error).toEqual(notCanonical);
        }
      }),
    );
  });
});

describe('sha256', () => {
  it('is the hash of the UTF-8 bytes, in lower-case hex', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('€')).toBe(sha256(Buffer.from('€')));
  });
});
