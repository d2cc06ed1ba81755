import { type Cost, makeCost, parseCost } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { atLeast, type CostChanges, hasX, raised, totalOf, unchanged } from './costs.ts';

const changed = (
  cost: string,
  changes: { readonly more?: readonly string[]; readonly less?: readonly string[]; readonly set?: string; readonly extra?: Cost },
  x = 0,
): string => {
  const all: CostChanges = {
    more: (changes.more ?? []).map(parseCost),
    less: (changes.less ?? []).map((less) => ({ by: parseCost(less), floor: 0 })),
    extra: changes.extra ?? [],
    set: changes.set === undefined ? null : parseCost(changes.set),
    floor: 0,
    xAs: null,
  };
  return makeCost(atLeast(totalOf([{ mana: cost }], x), all).mana);
};

describe('a total cost', () => {
  it('is all its mana as one, X as the number chosen, and the rest', () => {
    const { mana, parts } = totalOf([{ mana: '{X}{R}' }, { sacrifice: { type: 'creature' } }, { mana: '{2}' }], 3);
    expect(makeCost(mana)).toBe('{5}{R}');
    expect(parts).toEqual([{ sacrifice: { type: 'creature' } }]);
  });
  it('is {0} where nothing asks for mana', () => expect(makeCost(totalOf([{ tap: 'self' }], 0).mana)).toBe('{0}'));
  it('stays unpayable whatever is added (2016:117.6a)', () => {
    expect(totalOf([{ mana: '' }, { mana: '{1}' }], 0).mana).toEqual([]);
    expect(totalOf([{ mana: '{1}' }, { mana: '' }], 0).mana).toEqual([]);
    expect(changed('', { more: ['{1}'], set: '{3}' })).toBe('');
  });
  it.each<[cost: string, changes: Parameters<typeof changed>[1], total: string]>([
    ['{1}{G}', { more: ['{2}'] }, '{3}{G}'],
    ['{1}{G}', { less: ['{3}'] }, '{G}'],
    ['{1}{G}', { more: ['{2}'], less: ['{1}'] }, '{2}{G}'], // increases before reductions
    ['{1}{G}', { less: ['{R}'] }, '{G}'], // 2016:117.7a
    ['{2}{G}', { less: ['{G}{G}'] }, '{1}'], // 2016:117.7b
    ['{G}', { less: ['{G}', '{1}'] }, '{0}'],
    ['{3}{W}', { less: ['{2/W}'] }, '{1}{W}'], // the half that takes most
    ['{W}', { less: ['{2/W}'] }, '{0}'],
    ['{G/W}{G/W}', { less: ['{G}'] }, '{1}'], // no more than what will be asked
    ['{1}', { set: '{3}' }, '{3}'],
    ['{1}', { extra: [{ mana: '{R}' }, { life: 2 }] }, '{1}{R}'],
  ])('%s with %j is %s', (cost, changes, total) => expect(changed(cost, changes)).toBe(total));
  it('has the parts that effects add', () =>
    expect(raised(totalOf([{ mana: '{1}' }], 0), { ...unchanged, extra: [{ life: 2 }] }).parts).toEqual([{ life: 2 }]));
  it.each<[Cost, boolean]>([
    [[{ mana: '{X}{R}' }], true],
    [[{ mana: '{2}' }, { life: 'X' }], true],
    [[{ loyalty: '-X' }], true],
    [[{ oneOf: [[{ mana: '{1}' }], [{ sacrifice: 'self', count: 'X' }]] }], true],
    [[{ mana: '{2}' }, { tap: 'self' }], false],
    [[{ loyalty: 2 }], false],
  ])('%j has an X: %s', (cost, has) => expect(hasX(cost)).toBe(has));
});
