import type { Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { bandOf, shieldEachOther } from './banding.ts';
import { totalOf } from './costs.ts';
import { blockersOf, combatDamageStepDue, isAttacking, isBlocking, possibleDefenders, strayed } from './questions.ts';
import { attack, block, combatWith, fighting } from './testCombat.ts';

describe('of whom the active player may choose (2008:306.2)', () => {
  const seats = ['A', 'B', 'C', 'D'];
  const table = (option: Game['attackOption']) => combatWith([], { seats, attack: option });
  it.each([
    ['one', ['B', 'C', 'D']],
    ['multiple', ['B', 'C', 'D']],
    ['left', ['B']],
    ['right', ['D']],
  ] as const)('%s', (option, possible) => expect(possibleDefenders(table(option))).toEqual(possible));
  it('opponents in range, no teammates', () => {
    expect(possibleDefenders({ ...table('one'), range: 1 })).toEqual(['B', 'D']);
    const game = table('left');
    const teams = {
      ...game,
      players: game.players.map((p, at) => ({ ...p, team: Math.floor(at / 2) })),
      teams: [
        ['A', 'B'],
        ['C', 'D'],
      ],
    };
    expect([possibleDefenders(teams), possibleDefenders({ ...teams, attackOption: 'multiple' })]).toEqual([[], ['C', 'D']]);
  });
});

describe('who is in combat', () => {
  const game = fighting(
    combatWith([{ owner: 'A' }, { owner: 'B' }, { owner: 'B', as: { types: ['artifact'] } }, { owner: 'A' }]),
    [attack(1), attack(4, { defender: 3 })],
    [block(2, 1), block(3, 4)],
  );
  it('attackers, blockers', () => {
    const look = lookOf(game);
    expect([isAttacking(look, 1), isAttacking(look, 2), isBlocking(look, 2), blockersOf(look, 1), blockersOf(look, 4)]).toEqual([true, false, true, [2], [3]]);
  });
  it('what is no creature or planeswalker any more has strayed (2008:306.4)', () => expect(strayed(lookOf(game))).toEqual([3]));
});

describe('which damage step is due (2008:306.1, 308.5, 310.5)', () => {
  const due = (has: readonly string[], more: Parameters<typeof fighting>[3] = {}, step: 'declare-blockers' | 'combat-damage' = 'declare-blockers') =>
    combatDamageStepDue(lookOf(fighting(combatWith([{ owner: 'A', has }, { owner: 'B' }], { step }), [attack(1)], [block(2, 1)], more)));
  it('the first, if anyone has first or double strike', () => {
    expect([due([]), due(['first strike']), due(['double strike'])]).toEqual(['combat-damage', 'first-strike-damage', 'first-strike-damage']);
  });
  it('the second after the first, none after that', () =>
    expect([due(['double strike'], { damageSteps: 1 }), due(['double strike'], { damageSteps: 2 }, 'combat-damage')]).toEqual(['combat-damage', null]));
  it('none if nothing attacked', () =>
    expect([due([], { attacks: [], declared: false }), due([], { attacks: [], declared: true })]).toEqual([null, 'combat-damage']));
});

describe('bands', () => {
  const withLegends = { kind: 'keyword' as const, keyword: 'bands with other', filter: { supertype: 'legendary' as const } };
  const legend = { as: { supertypes: ['legendary' as const] } };
  const creatures = [
    { owner: 'A', has: [withLegends], ...legend },
    { owner: 'A', ...legend },
    { owner: 'A', ...legend },
    { owner: 'A', has: ['banding'] },
    { owner: 'A' },
  ];
  const look = (bandsWithOther: 'quality' | 'same-ability') =>
    lookOf(fighting(combatWith(creatures, { rules: { bandsWithOther } }), [attack(1, { band: 1 }), attack(2, { band: 1 }), attack(3)]));
  it('shield each other (2016:702.21j)', () => {
    expect([[1, 2], [2, 3], [1], [4]].map((ids) => shieldEachOther(look('quality'), ids))).toEqual([true, false, false, true]);
    expect(shieldEachOther(look('same-ability'), [1, 2])).toBe(false);
  });
  it('have members', () => expect([bandOf(look('quality'), 1), bandOf(look('quality'), 3)]).toEqual([[1, 2], [3]]));
});

describe('a total cost (2008:308.2d)', () => {
  const env = { source: 7, controller: 'B', bindings: {}, x: null };
  it('sums mana and life, and keeps what has words of its own', () => {
    const owed = [
      { cost: [{ mana: '{2}' }, { life: 1 }], env },
      { cost: [{ mana: '{2}' }, { sacrifice: { type: 'land' } }, { life: 2 }], env },
    ] as const;
    expect(totalOf('A', owed)).toEqual([
      { cost: [{ mana: '{2}{2}' }, { life: 3 }], env: { ...env, controller: 'A' } },
      { cost: [{ sacrifice: { type: 'land' } }], env },
    ]);
    expect(totalOf('A', [{ cost: [{ mana: '' }], env }])).toEqual([{ cost: [{ mana: '' }], env }]);
    expect(totalOf('A', [])).toEqual([]);
  });
});
