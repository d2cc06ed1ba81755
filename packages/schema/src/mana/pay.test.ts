import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hybridPairs, type ManaCost, type ManaSymbol, parseCost } from '../mana.ts';
import { type Color, colors, type ManaType, manaTypes } from '../words.ts';
import { type Assignment, type Available, canPay, payableWith, paysExactly, type Unit } from './pay.ts';

const units = (text: string): Unit[] =>
  text
    .split('')
    .filter((letter) => letter !== 's')
    .map((letter) => ({ type: letter as ManaType }));

const symbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.constantFrom(...manaTypes).map((type) => ({ kind: 'mana', type }) as const),
  fc.nat({ max: 2 }).map((amount) => ({ kind: 'generic', amount }) as const),
  fc.constantFrom({ kind: 'x' } as const, { kind: 'snow' } as const),
  fc.constantFrom(...hybridPairs).map((pair) => ({ kind: 'hybrid', of: pair.split('/') as unknown as [Color, Color] }) as const),
  fc.constantFrom(...colors).map((color) => ({ kind: 'monohybrid', color }) as const),
  fc.constantFrom(...colors).map((color) => ({ kind: 'phyrexian', color }) as const),
);
const someCost = fc.array(symbol, { maxLength: 4 });
const unit = fc.record({ type: fc.constantFrom(...manaTypes), snow: fc.boolean() });
const pool = fc.array(unit, { maxLength: 6 });
const x = fc.nat({ max: 2 });

/** All ways to read the cost as single mana, each by what may pay it. */
type Asks = (unit: Unit) => boolean;
function readings(cost: ManaCost, chosenX: number): Asks[][] {
  const [first, ...rest] = cost;
  if (first === undefined) return [[]];
  const any = (n: number): Asks[] => Array.from({ length: n }, () => () => true);
  const of = (...types: ManaType[]): Asks[] => [({ type }) => types.includes(type)];
  const ways = (): Asks[][] => {
    switch (first.kind) {
      case 'mana':
        return [of(first.type)];
      case 'generic':
        return [any(first.amount)];
      case 'x':
        return [any(chosenX)];
      case 'snow':
        return [[({ snow }) => snow === true]];
      case 'hybrid':
        return [of(first.of[0]), of(first.of[1])];
      case 'monohybrid':
        return [of(first.color), any(2)];
      case 'phyrexian':
        return [of(first.color)];
    }
  };
  return ways().flatMap((way) => readings(rest, chosenX).map((others) => [...way, ...others]));
}
/** Every unit tried for every mana. */
const fits = (asks: readonly Asks[], left: readonly Unit[]): boolean => {
  const [first, ...rest] = asks;
  return first === undefined || left.some((one, i) => first(one) && fits(rest, left.toSpliced(i, 1)));
};

function isPaidBy(assignment: Assignment, cost: ManaCost, given: readonly Unit[], chosenX: number): boolean {
  const used = assignment.flat();
  const whole = cost.every((one, i) => {
    const paidWith = (assignment[i] as readonly number[]).map((u) => given[u] as Unit);
    return readings([one], chosenX).some((asks) => asks.length === paidWith.length && fits(asks, paidWith));
  });
  return assignment.length === cost.length && new Set(used).size === used.length && used.every((u) => u >= 0 && u < given.length) && whole;
}

describe('canPay', () => {
  it.each([
    ['{W}', 'W', true],
    ['{W}', 'U', false],
    ['{W}', 'C', false], // 2008:104.3a
    ['{2}', 'RC', true],
    ['{2}', 'R', false], // 2008:104.3b
    ['{2/B}', 'B', true],
    ['{2/B}', 'RR', true],
    ['{2/B}', 'R', false], // 2008:104.3f
    ['{C}', 'C', true],
    ['{C}', 'W', false],
    ['{0}', '', true],
    ['', '', true],
    ['{W/U}{W}', 'UW', true],
    ['{W/U}{W}', 'WU', true],
    ['{W/U}{U/B}{W/B}', 'BWU', true],
    ['{W/U}{W/U}{W/B}', 'BBU', false],
  ])('pays %s out of %j: %s', (cost, given, can) => {
    expect(canPay(parseCost(cost), units(given)) !== null).toBe(can);
  });

  it('pays {S} with mana of a snow source alone, of any type (2008:104.3h-2)', () => {
    expect(canPay(parseCost('{S}'), [{ type: 'W' }])).toBeNull();
    expect(canPay(parseCost('{1}{S}{G}'), [{ type: 'C', snow: true }, { type: 'G', snow: true }, { type: 'W' }])).toEqual([[2], [0], [1]]);
  });

  it('takes the fewest mana, and those named first', () => {
    expect(canPay(parseCost('{1}{2/R}'), units('RRRR'))).toEqual([[1], [0]]);
    expect(canPay(parseCost('{X}{G}'), units('GGCW'), 2)).toEqual([[1, 2], [0]]);
  });

  it('finds a payment exactly when trying everything does', () => {
    fc.assert(
      fc.property(someCost, pool, x, (cost, given, chosenX) => {
        const found = canPay(cost, given, chosenX);
        expect(found !== null).toBe(readings(cost, chosenX).some((asks) => fits(asks, given)));
        if (found) expect(isPaidBy(found, cost, given, chosenX)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('paysExactly', () => {
  it('refuses more mana than the cost', () => {
    expect(paysExactly(parseCost('{1}{R}'), units('RRR'))).toBeNull();
    expect(paysExactly(parseCost('{2/R}{2/G}'), units('RGG'))).not.toBeNull();
    expect(paysExactly(parseCost('{2/R}{2/G}'), units('RGWU'))).not.toBeNull();
    expect(paysExactly(parseCost('{2/R}{2/G}'), units('RGWUB'))).toBeNull();
  });

  it('uses all of it exactly when trying everything can', () => {
    fc.assert(
      fc.property(someCost, pool, x, (cost, given, chosenX) => {
        const found = paysExactly(cost, given, chosenX);
        expect(found !== null).toBe(readings(cost, chosenX).some((asks) => asks.length === given.length && fits(asks, given)));
        if (found) expect(isPaidBy(found, cost, given, chosenX) && found.flat().length === given.length).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('payableWith', () => {
  const counted = (given: readonly Unit[], snow: boolean) =>
    Object.fromEntries(manaTypes.map((type) => [type, given.filter((one) => one.type === type && (one.snow === true) === snow).length]));

  it('says what canPay says of as much mana', () => {
    fc.assert(
      fc.property(someCost, pool, x, (cost, given, chosenX) => {
        const available: Available = { plain: counted(given, false), snow: counted(given, true) };
        expect(payableWith(cost, available, chosenX)).toBe(canPay(cost, given, chosenX) !== null);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts without laying out', () => {
    expect(payableWith(parseCost('{X}{G}'), { plain: { G: 1e12 } }, 1e12 - 1)).toBe(true);
    expect(payableWith(parseCost('{X}{G}'), { plain: { G: 1e12 } }, 1e12)).toBe(false);
  });
});
