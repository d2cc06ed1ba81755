import { canPay, type ManaType, parseCost, type Unit } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTaps, type TapSource } from './payer.ts';

/** `WU` may be either, `CC` makes two, `*3` three of one colour; a `!` says that it is a creature, `s` that it is snow. */
function source(text: string, id: number): TapSource {
  const letters = text.replace(/[!s]/g, '');
  const types = letters.split('') as ManaType[];
  const snow = text.includes('s');
  const rank = (text.includes('!') ? 1000 : 0) + new Set(types).size * 10;
  if (letters === 'CC') return { id, snow, rank, ways: [{ ability: 0, units: [['C'], ['C']], same: false }] };
  if (letters === '*3') return { id, snow, rank: 50, ways: [{ ability: 0, units: [0, 1, 2].map(() => ['W', 'U', 'B', 'R', 'G'] as const), same: true }] };
  return { id, snow, rank, ways: types.map((type, ability) => ({ ability, units: [[type]], same: false })) };
}
const plan = (cost: string, pool: string, ...sources: readonly string[]): string | null => {
  const taps = planTaps(
    parseCost(cost),
    pool.split('').map((type) => ({ type: type as ManaType })),
    sources.map(source),
  );
  return taps && taps.map(({ activate, types }) => `${sources[activate]}:${types.join('')}`).join(' ');
};

describe('the automatic payer', () => {
  it.each<[why: string, cost: string, pool: string, sources: readonly string[], taps: string | null]>([
    ['needs nothing where the pool suffices', '{1}{R}', 'RG', ['R'], ''],
    ['takes the pool first', '{1}{R}', 'G', ['R', 'G'], 'R:R'],
    ['cannot do without', '{R}{R}', '', ['R', 'G'], null],
    ['keeps what makes more colours', '{1}', '', ['RG', 'R'], 'R:R'],
    ['keeps creatures', '{1}', '', ['G!', 'RG'], 'RG:R'],
    ['takes a creature where it must', '{G}', '', ['R', 'G!'], 'G!:G'],
    ['finds the only matching', '{W}{U}', '', ['WU', 'W'], 'W:W WU:U'],
    ['finds the only matching of three', '{W}{U}{B}', '', ['WU', 'UB', 'W'], 'W:W WU:U UB:B'],
    ['does not waste mana where it need not', '{1}', '', ['CC', 'WUBRG'], 'WUBRG:W'],
    ['wastes it where it must', '{1}', '', ['CC'], 'CC:CC'],
    ['uses up what makes several', '{3}', '', ['CC', 'R', 'G'], 'CC:CC R:R'],
    ['pays a hybrid symbol with either half', '{W/U}{U}', '', ['U', 'W'], 'U:U W:W'],
    ['pays {2/B} with one black mana', '{2/B}', '', ['R', 'G', 'B'], 'B:B'],
    ['or with two of any', '{2/B}', '', ['R', 'G'], 'R:R G:G'],
    ['pays {S} from a snow source only', '{S}', '', ['R', 'Gs'], 'Gs:G'],
    ['finds one colour for three mana', '{U}{U}{1}', '', ['*3'], '*3:UUU'],
    ['cannot split it', '{U}{R}', '', ['*3'], null],
    ['pays {C} with colourless mana alone', '{C}', '', ['R', 'CC'], 'CC:CC'],
    ['leaves out what a later source made superfluous', '{R}', '', ['RG', 'R'], 'R:R'],
  ])('%s', (_, cost, pool, sources, taps) => {
    expect(plan(cost, pool, ...sources)).toBe(taps);
  });
  it('plans for two hundred sources at once', () => {
    const many = Array.from({ length: 200 }, (_, at) => ['R', 'G', 'RG', 'WU', 'G!'][at % 5] as string);
    expect(plan('{10}{R}{R}{W}{W}', '', ...many)?.split(' ')).toHaveLength(14);
  });

  const symbol = fc.constantFrom('{W}', '{U}', '{1}', '{2}', '{W/U}', '{2/W}', '{C}', '{S}');
  const land = fc.constantFrom('W', 'U', 'WU', 'C', 'Us', 'CC', 'W!');
  const mana = fc.constantFrom('W', 'U', 'C');
  /** Every mana the sources could make together. */
  const everyTap = (sources: readonly TapSource[]): readonly (readonly Unit[])[] =>
    sources.reduce<readonly (readonly Unit[])[]>(
      (made, { ways, snow }) =>
        made.flatMap((units) => [units, ...ways.map((way) => [...units, ...way.units.map(([type]) => ({ type: type as ManaType, snow }))])]),
      [[]],
    );

  it('finds a way whenever there is one, and what it taps pays the cost', () => {
    fc.assert(
      fc.property(
        fc.array(symbol, { minLength: 1, maxLength: 4 }),
        fc.array(mana, { maxLength: 2 }),
        fc.array(land, { maxLength: 5 }),
        (symbols, pool, lands) => {
          const cost = parseCost(symbols.join(''));
          const floats = pool.map((type) => ({ type: type as ManaType }));
          const sources = lands.map(source);
          const taps = planTaps(cost, floats, sources);
          expect(taps !== null).toBe(everyTap(sources).some((made) => canPay(cost, [...floats, ...made]) !== null));
          const made = (taps ?? []).flatMap(({ activate, types }) => types.map((type) => ({ type, snow: sources[activate]?.snow ?? false })));
          if (taps) expect(canPay(cost, [...floats, ...made])).not.toBeNull();
        },
      ),
    );
  });
});
