import { canPay, type ManaType, manaTypes, parseCost, type Unit } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversInTurn } from './chains.ts';

/** Each letter is one mana of that type. */
const lots = (text: string) => text.split('').map((type) => ({ types: 1 << manaTypes.indexOf(type as ManaType), count: 1 }));
const units = (text: string): readonly Unit[] => text.split('').map((type) => ({ type: type as ManaType }));

/** An ability by its price and what it makes; `tap`: of which permanent, if another ability shares it. */
interface Said {
  readonly price: string;
  readonly makes: string;
  readonly tap?: number;
}
const priced = (list: readonly Said[]) => list.map(({ price, makes, tap }, at) => ({ tap: tap ?? 100 + at, mana: parseCost(price), ways: [lots(makes)] }));
const plain = (pool: string) => [{ tap: null, ways: [lots(pool)] }];

describe('mana that costs mana', () => {
  const signet = { price: '{1}', makes: 'WU' };
  const filter = (makes: string) => ({ price: '{W/U}', makes, tap: 1 });
  it.each<[cost: string, pool: string, list: readonly Said[], covered: boolean]>([
    ['{W}{U}', 'B', [signet], true],
    ['{W}{B}', 'B', [signet], false],
    ['{W}{B}', 'BB', [signet], true],
    ['{W}', '', [signet], false],
    ['{W}{W}{U}', 'B', [signet, signet], true],
    ['{W}{W}{U}{U}', 'B', [signet, signet], false],
    ['{W}{W}', 'U', [filter('WW'), filter('UU')], true],
    ['{W}{W}', 'R', [filter('WW')], false],
    ['{W}{W}{U}', 'WU', [filter('WW'), filter('UU')], true],
    ['{W}{W}{U}{U}', 'WU', [filter('WW'), filter('UU')], false],
    ['{W}{W}', 'R', [signet, filter('WW')], true],
  ])('%s of %s by %j: %s', (cost, pool, list, covered) => {
    expect(coversInTurn(parseCost(cost), plain(pool), priced(list))).toBe(covered);
  });
  it('does not count what a permanent would make if it were not tapped for something else', () => {
    const sources = [...plain('W'), { tap: 1, ways: [lots('C')] }];
    expect(coversInTurn(parseCost('{U}{U}{1}'), sources, priced([filter('UU')]))).toBe(false);
    expect(coversInTurn(parseCost('{1}{1}'), sources, priced([filter('UU')]))).toBe(true);
  });

  const without = (list: readonly Unit[], paid: readonly number[]): readonly Unit[] => list.filter((_, at) => !paid.includes(at));
  /** Every way to spend just what a cost takes. */
  function* spending(pool: readonly Unit[], cost: string): Generator<readonly Unit[]> {
    const size = parseCost(cost).length;
    const subsets = Array.from({ length: 2 ** pool.length }, (_, bits) => pool.flatMap((_, at) => ((bits >> at) & 1 ? [at] : [])));
    for (const paid of subsets)
      if (
        paid.length === size &&
        canPay(
          parseCost(cost),
          paid.flatMap((at) => pool[at] ?? []),
        )
      )
        yield without(pool, paid);
  }
  function reaches(pool: readonly Unit[], list: readonly Said[], cost: string): boolean {
    if (canPay(parseCost(cost), pool) !== null) return true;
    return list.some((one, at) => [...spending(pool, one.price)].some((left) => reaches([...left, ...units(one.makes)], list.toSpliced(at, 1), cost)));
  }
  it('says the same as activating them in every order', () => {
    const symbols = (...list: readonly string[]) => fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: 3 }).map((some) => some.join(''));
    const ability = fc.record({ price: fc.constantFrom('{1}', '{W}', '{W/U}', '{U}'), makes: fc.constantFrom('WU', 'WW', 'UU', 'BB', 'B') });
    fc.assert(
      fc.property(
        symbols('{W}', '{U}', '{B}', '{1}'),
        fc.constantFrom('', 'W', 'U', 'B', 'WB', 'UB', 'BB'),
        fc.array(ability, { maxLength: 3 }),
        (cost, pool, list) => {
          expect(coversInTurn(parseCost(cost), plain(pool), priced(list))).toBe(reaches(units(pool), list, cost));
        },
      ),
    );
  });
});
