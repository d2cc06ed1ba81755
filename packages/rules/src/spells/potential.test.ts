import { canPay, type ManaType, manaTypes, parseCost } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, coversSomehow } from './covering.ts';

/** `WU` is one mana of either type, a `s` after it says that it is snow. */
const supply = (text: string) => ({
  types: text.split('').reduce((bits, letter) => bits | (letter === 's' ? 64 : 1 << manaTypes.indexOf(letter as ManaType)), 0),
  count: 1,
});
const units = (text: string) =>
  text
    .replace('s', '')
    .split('')
    .map((type) => ({ type: type as ManaType, snow: text.includes('s') }));

describe('what mana could cover', () => {
  it.each<[cost: string, mana: readonly string[], covered: boolean]>([
    ['{0}', [], true],
    ['{1}', [], false],
    ['{W}{U}', ['WU', 'WU'], true],
    ['{W}{U}', ['WU', 'B'], false],
    ['{W}{W}{U}', ['W', 'WU', 'WU'], true],
    ['{W}{W}{W}', ['W', 'WU', 'U'], false],
    ['{S}', ['R'], false],
    ['{S}{R}', ['Rs', 'R'], true],
    ['{1000000}', ['R'], false],
  ])('%s by %j: %s', (cost, mana, covered) => {
    expect(covers(parseCost(cost), mana.map(supply))).toBe(covered);
  });

  const choicesOf = (list: readonly string[]) =>
    list.reduce<readonly (readonly { type: ManaType; snow: boolean }[])[]>(
      (made, text) => made.flatMap((before) => units(text).map((unit) => [...before, unit])),
      [[]],
    );
  const mana = fc.constantFrom('W', 'U', 'B', 'WU', 'UB', 'C', 'WUB', 'Us', 'UBs');

  it('says the same as trying every choice, where no symbol has two sizes', () => {
    const symbol = fc.constantFrom('{W}', '{U}', '{B}', '{1}', '{2}', '{W/U}', '{U/B}', '{C}', '{S}');
    fc.assert(
      fc.property(fc.array(symbol, { minLength: 1, maxLength: 4 }), fc.array(mana, { maxLength: 5 }), (symbols, list) => {
        const cost = parseCost(symbols.join(''));
        expect(covers(cost, list.map(supply))).toBe(choicesOf(list).some((made) => canPay(cost, made) !== null));
      }),
    );
  });

  it('tries each way to read `{2/W}`, and each way to use a source', () => {
    const symbol = fc.constantFrom('{W}', '{U}', '{1}', '{2/W}', '{2/B}', '{W/U}');
    const source = fc.array(fc.array(mana, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        fc.array(symbol, { minLength: 1, maxLength: 3 }),
        fc.array(mana, { maxLength: 2 }),
        fc.array(source, { maxLength: 2 }),
        (symbols, list, sources) => {
          const cost = parseCost(symbols.join(''));
          const used = sources.reduce<readonly (readonly string[])[]>((ways, one) => ways.flatMap((way) => one.map((made) => [...way, ...made])), [list]);
          const lots = sources.map((ways) => ways.map((way) => way.map(supply)));
          expect(coversSomehow(cost, list.map(supply), lots)).toBe(used.some((way) => choicesOf(way).some((made) => canPay(cost, made) !== null)));
        },
      ),
    );
  });
});
