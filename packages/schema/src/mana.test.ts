import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOf, hybridPairs, isCost, type ManaCost, type ManaSymbol, makeCost, manaValue, parseCost } from './mana.ts';
import { type Color, colors, manaTypes } from './words.ts';

const color = fc.constantFrom(...colors);
const anySymbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.constantFrom(...manaTypes).map((type) => ({ kind: 'mana', type }) as const),
  fc.nat({ max: 12 }).map((amount) => ({ kind: 'generic', amount }) as const),
  fc.constant({ kind: 'x' } as const),
  fc.constant({ kind: 'snow' } as const),
  fc.constantFrom(...hybridPairs).map((pair) => ({ kind: 'hybrid', of: pair.split('/') as unknown as [Color, Color] }) as const),
  color.map((of) => ({ kind: 'monohybrid', color: of }) as const),
  color.map((of) => ({ kind: 'phyrexian', color: of }) as const),
);

describe('parseCost', () => {
  const listed = [
    ...colors,
    'X',
    '0',
    '1',
    '2',
    '15',
    '1000000',
    ...hybridPairs,
    ...colors.map((one) => `2/${one}`),
    ...colors.map((one) => `${one}/P`),
    'S',
    'C',
  ];
  it.each(listed)('reads and writes {%s} (2008:104.3)', (symbol) => {
    expect(makeCost(parseCost(`{${symbol}}`))).toBe(`{${symbol}}`);
  });

  it.each([
    '{Y}',
    '{3/W}',
    '{U/W}',
    '{W/W}',
    '{w}',
    '{02}',
    '{-1}',
    '{1.5}',
    '{T}',
    '{P}',
    '{W/U/P}',
    '2R',
    '{2}R',
    '{2',
    '2}',
    '{}',
    '{2} {R}',
    ' {2}',
    '{2}\n',
  ])('refuses %j', (text) => {
    expect(isCost(text)).toBe(false);
    expect(() => parseCost(text)).toThrow(RangeError);
  });

  it('reads what makeCost writes', () => {
    fc.assert(
      fc.property(fc.array(anySymbol, { maxLength: 8 }), (cost) => {
        expect(parseCost(makeCost(cost))).toEqual(cost);
      }),
    );
  });

  it('keeps no symbols apart from {0}', () => {
    expect(parseCost('')).toEqual([]);
    expect(parseCost('{0}')).toEqual([{ kind: 'generic', amount: 0 }] satisfies ManaCost);
  });
});

describe.each([
  ['', 0, 0, ''],
  ['{0}', 0, 0, ''],
  ['{3}{U}{U}', 5, 5, 'U'],
  ['{X}{R}', 1, 4, 'R'],
  ['{X}{X}{2}', 2, 8, ''],
  ['{2/W}{2/B}', 4, 4, 'WB'],
  ['{G/W}{G/W}', 2, 2, 'WG'],
  ['{W/P}{S}{C}', 3, 3, 'W'],
  ['{G}{R}{B}{U}{W}', 5, 5, 'WUBRG'],
])('%j', (text, value, withThree, identity) => {
  it(`has mana value ${value}, ${withThree} where X is 3`, () => {
    expect([manaValue(parseCost(text)), manaValue(parseCost(text), 3)]).toEqual([value, withThree]);
  });
  it(`is of the colours "${identity}"`, () => {
    expect(colorsOf(parseCost(text)).join('')).toBe(identity);
  });
});
