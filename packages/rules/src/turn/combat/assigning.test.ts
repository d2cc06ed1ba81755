import { check, type Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../effects/continuous/look.ts';
import { type Assignment, assigningAttackers, assigningBlockers, attackerAssigns, blockerAssigns, combatDamageOf } from './assigning.ts';
import { attack, block, combatWith, fighting, rule } from './testCombat.ts';

type Creatures = Parameters<typeof combatWith>[0];
type Table = NonNullable<Parameters<typeof combatWith>[1]>;
const damageStep = (
  creatures: Creatures,
  attacks: Parameters<typeof fighting>[1],
  blocks: Parameters<typeof fighting>[2],
  table: Table = {},
  more: Parameters<typeof fighting>[3] = {},
): Game => fighting(combatWith(creatures, { step: 'combat-damage', ...table }), attacks, blocks, more);
const first = (game: Game, shares: Parameters<typeof attackerAssigns>[3] = [], asUnblocked = false) => {
  const [one] = game.combat?.attacks ?? [];
  return one ? attackerAssigns(lookOf(game), one, asUnblocked, shares).value : null;
};
const among = (assignment: Assignment | null) => assignment?.space.among.map(({ to, lethal }) => [to, lethal] as const) ?? null;
const illegal = ({ by: seat, space }: Assignment, ...amounts: readonly number[]) =>
  check({ seat, kind: 'damage', withdrawable: false, space }, { amounts })?.code ?? null;

describe('how much (2008:310.2a)', () => {
  it.each([
    ['its power', {}, 2],
    ['nothing with negative power', { size: [-3, 3] }, 0],
    ['nothing where an effect says so', { has: [rule('assignsNoDamage')] }, 0],
    ['its toughness where an effect says so', { size: [1, 4], has: [rule('assignsToughness')] }, 4],
  ] as const)('%s', (_, creature, amount) => expect(combatDamageOf(lookOf(combatWith([{ owner: 'A', ...creature }])), 1).value).toBe(amount));
  it('whoever assigns nothing is not asked', () => {
    const game = damageStep([{ owner: 'A', size: [0, 3] }, { owner: 'B' }], [attack(1)], [block(2, 1)]);
    expect([assigningAttackers(lookOf(game)), assigningBlockers(lookOf(game)).map(({ blocker }) => blocker)]).toEqual([[], [2]]);
  });
});

describe('when (2008:310.5)', () => {
  const creatures = [{ owner: 'A' }, { owner: 'A', has: ['first strike'] }, { owner: 'A', has: ['double strike'] }, { owner: 'A', has: ['first strike'] }];
  const struck = [
    attack(1),
    attack(2, { assigned: true, hadFirstStrike: true }),
    attack(3, { assigned: true, hadFirstStrike: true }),
    attack(4, { hadFirstStrike: true }),
  ];
  const who = (game: Game) => assigningAttackers(lookOf(game)).map(({ attacker }) => attacker);
  it('first and double strikers in the first step', () => {
    expect(
      who(
        damageStep(
          creatures,
          [1, 2, 3, 4].map((id) => attack(id)),
          [],
          { step: 'first-strike-damage' },
        ),
      ),
    ).toEqual([2, 3, 4]);
  });
  it('in the second who assigned nothing, or who had no first strike', () => {
    expect(who(damageStep(creatures, struck, [], { rules: { secondDamageStep: 'assigned-none' } }, { damageSteps: 1 }))).toEqual([1, 3, 4]);
    expect(who(damageStep(creatures, struck, [], { rules: { secondDamageStep: 'lacked-first-strike' } }, { damageSteps: 1 }))).toEqual([1, 3]);
  });
  it('all in the only step', () =>
    expect(
      who(
        damageStep(
          creatures,
          [1, 2, 3, 4].map((id) => attack(id)),
          [],
        ),
      ),
    ).toEqual([1, 2, 3, 4]));
  it('those that trample after those that do not', () => {
    expect(who(damageStep([{ owner: 'A', has: ['trample'] }, { owner: 'A' }], [attack(1), attack(2)], []))).toEqual([2, 1]);
  });
});

describe('an attacker', () => {
  const walker = { owner: 'B', as: { types: ['planeswalker' as const] } };
  it('assigns to what it attacks when it is not blocked (2008:310.2b)', () => {
    expect(among(first(damageStep([{ owner: 'A' }], [attack(1, { blocked: false })], [])))).toEqual([['B', 0]]);
    expect(among(first(damageStep([{ owner: 'A' }, walker], [attack(1, { defender: 2, blocked: false })], [])))).toEqual([[2, 0]]);
    expect(first(damageStep([{ owner: 'A' }], [attack(1, { defender: null, blocked: false })], []))).toBeNull();
    expect(first(damageStep([{ owner: 'A' }, { owner: 'B', as: { types: ['artifact'] } }], [attack(1, { defender: 2, blocked: false })], []))).toBeNull();
  });
  it('divides freely among its blockers, and assigns nothing when they are gone (2008:310.2c)', () => {
    const game = damageStep([{ owner: 'A', size: [3, 3] }, { owner: 'B' }, { owner: 'B' }], [attack(1)], [block(2, 1), block(3, 1)]);
    const assignment = first(game) as Assignment;
    expect([assignment.by, among(assignment)]).toEqual([
      'A',
      [
        [2, 2],
        [3, 2],
      ],
    ]);
    expect([illegal(assignment, 3, 0), illegal(assignment, 1, 2), illegal(assignment, 2, 2)]).toEqual([null, null, 'wrong-total']);
    expect(first(damageStep([{ owner: 'A' }], [attack(1, { blocked: true })], []))).toBeNull();
  });
  it('keeps to the order of its blockers where there is one', () => {
    const assignment = first(
      damageStep(
        [{ owner: 'A', size: [3, 3] }, { owner: 'B' }, { owner: 'B' }],
        [attack(1)],
        [block(2, 1), block(3, 1)],
        { rules: { damageOrder: 'ordered' } },
        { order: { 1: [3, 2] } },
      ),
    ) as Assignment;
    expect([among(assignment), illegal(assignment, 1, 2), illegal(assignment, 2, 1)]).toEqual([
      [
        [3, 2],
        [2, 2],
      ],
      'lethal-first',
      null,
    ]);
  });
  it('that tramples lets the rest through (2008:502.9; 2016:702.19)', () => {
    const creatures = [{ owner: 'A', size: [5, 5], has: ['trample'] }, { owner: 'B', size: [2, 3], damage: 1 }, { owner: 'A' }] as const;
    const game = damageStep(creatures, [attack(1), attack(3)], [block(2, 1, 3)]);
    const assignment = first(game) as Assignment;
    expect([among(assignment), illegal(assignment, 1, 4), illegal(assignment, 2, 3)]).toEqual([
      [
        [2, 2],
        ['B', 0],
      ],
      'lethal-first',
      null,
    ]);
    expect(among(first(game, [{ source: 3, to: 2, amount: 1 }]))).toEqual([
      [2, 1],
      ['B', 0],
    ]);
    expect(among(first(game, [{ source: 3, to: 2, amount: 7 }]))).toEqual([
      [2, 0],
      ['B', 0],
    ]);
    expect(among(first(damageStep([{ owner: 'A', has: ['trample'] }], [attack(1, { blocked: true })], [])))).toEqual([['B', 0]]);
    expect(among(first(damageStep(creatures, [attack(1, { defender: null })], [block(2, 1)])))).toEqual([[2, 2]]);
  });
  it('with deathtouch needs one point, where the switch says so (2016:702.2b)', () => {
    const lethal = (deathtouch: 'static' | 'trigger') =>
      among(
        first(
          damageStep(
            [
              { owner: 'A', has: ['trample', 'deathtouch'] },
              { owner: 'B', size: [4, 4] },
            ],
            [attack(1)],
            [block(2, 1)],
            { rules: { deathtouch } },
          ),
        ),
      );
    expect([lethal('static'), lethal('trigger')]).toEqual([
      [
        [2, 1],
        ['B', 0],
      ],
      [
        [2, 4],
        ['B', 0],
      ],
    ]);
  });
  it('may assign as though it were not blocked (2008:310.2e)', () => {
    expect(among(first(damageStep([{ owner: 'A' }, { owner: 'B' }], [attack(1)], [block(2, 1)]), [], true))).toEqual([['B', 0]]);
  });
  it('leaves the division to the defending player when a blocker has banding (2008:502.10h)', () => {
    const table = { rules: { damageOrder: 'ordered' } } as const;
    const assignment = first(damageStep([{ owner: 'A' }, { owner: 'B', has: ['banding'] }, { owner: 'B' }], [attack(1)], [block(2, 1), block(3, 1)], table));
    expect([assignment?.by, assignment?.space.ordered]).toEqual(['B', false]);
  });
});

describe('a blocker', () => {
  const creatures = (more: object = {}) => [{ owner: 'A' }, { owner: 'A', ...more }, { owner: 'B', size: [3, 3] as const }];
  it('divides among what it blocks (2008:310.2d)', () => {
    const look = lookOf(damageStep(creatures(), [attack(1), attack(2)], [block(3, 1, 2)]));
    const assignment = blockerAssigns(look, block(3, 1, 2), []).value;
    expect([assignment?.by, among(assignment)]).toEqual([
      'B',
      [
        [1, 2],
        [2, 2],
      ],
    ]);
    expect(among(blockerAssigns(look, block(3, 1), []).value)).toEqual([[1, 2]]);
    expect(blockerAssigns(look, block(3), []).value).toBeNull();
  });
  it('leaves the division to the active player when it blocks one with banding', () => {
    expect(blockerAssigns(lookOf(damageStep(creatures({ has: ['banding'] }), [attack(1), attack(2)], [block(3, 1, 2)])), block(3, 1, 2), []).value?.by).toBe(
      'A',
    );
  });
});
