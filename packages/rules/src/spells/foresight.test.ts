import { canPay, type ManaCost, type ManaType, parseCost, type Unit } from '@arbiter/schema';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Means, suggestion } from './foresight.ts';
import { planTaps, type TapSource } from './payer.ts';

/** A land that makes one of these. */
const source = (letters: string, id: number): TapSource => ({
  id,
  snow: false,
  rank: letters.length * 10,
  ways: Array.from(letters, (type, ability) => ({ ability, units: [[type as ManaType]], same: false })),
});
const castable = (later: readonly ManaCost[], pool: readonly Unit[], sources: readonly TapSource[]): number =>
  later.filter((cost) => planTaps(cost, pool, sources) !== null).length;

/** The most that any payment leaves castable, every set of lands tried. */
const most = (later: readonly ManaCost[], cost: ManaCost, sources: readonly TapSource[]): number =>
  Array.from({ length: 2 ** sources.length }, (_, bits) => bits)
    .filter(
      (bits) =>
        planTaps(
          cost,
          [],
          sources.filter((__, at) => (bits >> at) & 1),
        ) !== null,
    )
    .reduce(
      (best, bits) =>
        Math.max(
          best,
          castable(
            later,
            [],
            sources.filter((_, at) => !((bits >> at) & 1)),
          ),
        ),
      0,
    );

/** Taps what is suggested, one land after another, until the rest may be left to the automatic payment; what it then leaves. */
const followed = (later: readonly ManaCost[], cost: ManaCost, sources: readonly TapSource[]): readonly TapSource[] => {
  let left = [...sources];
  const pool: { readonly unit: number; readonly type: ManaType }[] = [];
  for (;;) {
    const means: Means = { cost, pool, sources: left };
    const taps = planTaps(cost, pool, left) ?? [];
    const units = taps.length === 0 ? (canPay(cost, pool) ?? []).flat() : [];
    const next = suggestion(later, means, taps, units);
    if (next === null || !('activate' in next)) return left.filter(({ id }) => !taps.some(({ activate }) => activate === id));
    const tapped = left.find(({ id }) => id === next.activate);
    const type = tapped?.ways.find(({ ability }) => ability === next.ability)?.units[0]?.[0];
    expect(type, 'an ability that there is').toBeDefined();
    left = left.filter((one) => one !== tapped);
    pool.push({ unit: pool.length, type: type as ManaType });
  }
};

it('leaves as much castable as any payment does', () => {
  const land = fc.constantFrom('W', 'U', 'B', 'WU', 'UB');
  const written = fc.constantFrom('{W}', '{U}', '{1}', '{2}', '{1}{W}', '{1}{U}', '{U}{U}', '{B}{W}', '{W/U}', '{2}{B}');
  let spoilt = 0;
  fc.assert(
    fc.property(fc.array(land, { maxLength: 6 }), written, fc.array(written, { maxLength: 3 }), (lands, price, others) => {
      const [sources, cost, later] = [lands.map(source), parseCost(price), others.map(parseCost)];
      const usual = planTaps(cost, [], sources);
      fc.pre(usual !== null);
      const best = most(later, cost, sources);
      expect(castable(later, [], followed(later, cost, sources))).toBe(best);
      if (
        castable(
          later,
          [],
          sources.filter(({ id }) => !usual?.some(({ activate }) => activate === id)),
        ) < best
      )
        spoilt++;
    }),
    { numRuns: 300 },
  );
  expect(spoilt, 'cases in which the automatic payment alone would spoil something').toBeGreaterThan(0);
});

it('spends of what floats what nothing else needs', () => {
  const pool = (['R', 'G', 'G'] as const).map((type, unit) => ({ unit, type }));
  const means = { cost: parseCost('{1}'), pool, sources: [] };
  expect(suggestion([parseCost('{R}')], means, [], [0])).toEqual({ spend: [1] });
  expect(suggestion([parseCost('{R}')], means, [], [2])).toBeNull();
  expect(suggestion([parseCost('{U}')], means, [], [0])).toBeNull();
});
