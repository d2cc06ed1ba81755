import { describe, expect, it } from 'vitest';
import { makeCost, parseCost } from '../mana.ts';
import { announceHalves, type Half, raiseCost, reduceCost, withX } from './change.ts';

const reduced = (cost: string, by: string, halves: readonly Half[] = []): string => makeCost(reduceCost(parseCost(cost), parseCost(by), halves));

describe('reduceCost', () => {
  it.each<[cite: string, cost: string, by: string, halves: readonly Half[], left: string]>([
    ['2016:117.7', '{2}', '{3}', [], '{0}'],
    ['2016:117.7', '{G}', '{G}', [], '{0}'],
    ['2016:117.7a', '{3}{U}', '{G}{G}', [], '{1}{U}'],
    ['2016:117.7b', '{3}{G}', '{G}{G}', [], '{2}'],
    ['2016:117.7b', '{G}{U}', '{G}{G}', [], '{U}'],
    ['2016:117.7c', '{2}{R}', '{R/W}', ['R'], '{2}'],
    ['2016:117.7c', '{2}{R}', '{R/W}', ['W'], '{1}{R}'],
    ['2016:117.7c', '{2}{R}', '{2/R}', ['generic'], '{R}'],
    ['2016:117.7c', '{2}{R}', '{2/R}{R/W}', ['R', 'W'], '{1}'],
    ['2016:117.7d', '{1}{G}', '{G/P}', [], '{1}'],
    ['2008:104.3h', '{3}{G}', '{G/W}', ['G'], '{3}'],
    ['2008:104.3h', '{3}{G}', '{G/W}', ['W'], '{2}{G}'],
    ['2008:104.3h', '{3}{G}', '{2/W}', ['generic'], '{1}{G}'],
    ['2008:104.3h-2', '{S}{S}', '{1}', [], '{S}{S}'],
    ['2016:117.6a', '', '{1}', [], ''],
    ['2016:117.7', '{X}{2}{G}', '{1}', [], '{X}{1}{G}'],
    ['2016:117.7', '{2}{C}', '{C}{C}', [], '{1}'],
  ])('%s: %s reduced by %s, halves %j, is %s', (_, cost, by, halves, left) => {
    expect(reduced(cost, by, halves)).toBe(left);
  });

  it('throws on a half that the symbol does not have', () => {
    expect(() => reduced('{2}', '{R/W}', ['G'])).toThrow(RangeError);
    expect(() => reduced('{2}', '{R/W}')).toThrow(RangeError);
    expect(() => reduced('{2}', '{2/W}', ['life'])).toThrow(RangeError);
  });
});

it.each([
  ['{X}{R}', 3, '{3}{R}'],
  ['{X}{X}{1}', 2, '{5}'],
  ['{X}', 0, '{0}'],
  ['{X}{R}', 0, '{R}'],
  ['', 5, ''],
])('%s where X is %i is %s (2008:104.3c)', (cost, x, known) => {
  expect(makeCost(withX(parseCost(cost), x))).toBe(known);
});

it.each<[cost: string, halves: readonly Half[], announced: string]>([
  ['{1}{W/U}{2/B}{G/P}', ['U', 'generic', 'life'], '{3}{U}'],
  ['{W/U}{2/B}{G/P}', ['W', 'B', 'G'], '{W}{B}{G}'],
  ['{G/P}', ['life'], '{0}'],
])('%s announced with halves %j is %s (2016:601.2b)', (cost, halves, announced) => {
  expect(makeCost(announceHalves(parseCost(cost), halves))).toBe(announced);
});

it.each([
  ['{1}{R}', '{2}', '{3}{R}'],
  ['{R}', '{1}{R}', '{R}{1}{R}'],
  ['{0}', '{1}', '{1}'],
  ['', '{1}', ''],
])('%s raised by %s is %s', (cost, by, raised) => {
  expect(makeCost(raiseCost(parseCost(cost), parseCost(by)))).toBe(raised);
});
