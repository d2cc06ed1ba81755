import type { Game, ManaSpec } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../effects/continuous/look.ts';
import { card } from '../effects/testEffects.ts';
import { gameWith } from '../engine/testGame.ts';
import { floating, madeFrom, maySpend, spendable, unitsFrom } from './mana.ts';

const land = card('Land', { types: ['land'], supertypes: ['snow'] });
const elf = card('Elf', { types: ['creature'], cost: '{G}' });
const start: Game = gameWith(
  [land, elf],
  [
    { owner: 'A', zone: 'battlefield', card: 'Land', links: { color: { words: ['U'] } } },
    { owner: 'A', zone: 'battlefield', card: 'Elf' },
  ],
);
const env = { source: 1, controller: 'A', bindings: {}, x: 2 };
const made = (spec: ManaSpec) => {
  const { units, same } = madeFrom(lookOf(start), env, spec, () => ['R', 'C']);
  return `${units.map((types) => types.join('/')).join(' ')}${same ? ' same' : ''}`;
};

describe('mana', () => {
  it('is announced by type (2016:116.3d)', () => {
    expect(
      floating([
        { type: 'R', source: 1 },
        { type: 'W', source: 1 },
        { type: 'R', source: 2 },
      ]),
    ).toBe('{W}{R}{R}');
    expect(floating([])).toBe('');
  });
  it.each<[ManaSpec, string]>([
    ['{G}{G}', 'G G'],
    ['{2}', 'C C'],
    ['{W/U}', 'W/U'],
    ['{2/W}', 'W/C C'],
    [{ symbol: 'B', count: 'X' }, 'B B'],
    [{ colors: 'any', count: 2, same: true }, 'W/U/B/R/G W/U/B/R/G same'],
    [{ colors: ['R', 'G'], count: 1 }, 'R/G'],
    [{ colors: { linked: 'color' }, count: 1 }, 'U'],
    [{ colors: { couldProduce: { type: 'creature' } }, count: 1 }, 'R'],
    [{ symbol: 'B', count: { minus: [0, 2] } }, ''],
  ])('%j makes %s', (spec, units) => expect(made(spec)).toBe(units));
  it('carries its source, its riders and whether that is snow', () => {
    expect(unitsFrom(lookOf(start), 'A', 1, ['G'], { only: { type: 'creature' }, persists: 'endOfTurn' })).toEqual([
      { type: 'G', source: 1, snow: true, only: { type: 'creature' }, you: 'A', persists: 'endOfTurn' },
    ]);
    expect(unitsFrom(lookOf(start), 'A', 2, ['G'])).toEqual([{ type: 'G', source: 2 }]);
  });
  it('is spent on nothing but what it may be (2016:106.6)', () => {
    const only = { type: 'G', source: 1, only: { type: 'creature' }, you: 'A' } as const;
    const look = lookOf({ ...start, players: start.players.map((p) => ({ ...p, mana: [only, { type: 'R', source: 1 }] })) });
    expect([maySpend(look, 'A', only, 2), maySpend(look, 'A', only, 1), maySpend(look, 'A', only, null)]).toEqual([true, false, false]);
    expect([spendable(look, 'A', 2), spendable(look, 'A', null)]).toEqual([[0, 1], [1]]);
  });
});
