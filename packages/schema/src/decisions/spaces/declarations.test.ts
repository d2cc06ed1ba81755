import { describe, expect, it } from 'vitest';
import { chance } from '../../../../../test/support/spaces.ts';
import type { AttackLimit, BlockLimit, DecisionOf, Requirement, SpaceOf } from '../index.ts';
import { check, forced, list, maxObeyed, sample } from './index.ts';

type Attackers = SpaceOf<'attackers'>;
type Blockers = SpaceOf<'blockers'>;

const attackers = (space: Partial<Attackers>): DecisionOf<'attackers'> => ({
  seat: 'ann',
  kind: 'attackers',
  withdrawable: false,
  space: { cite: '2016:508.1', candidates: [], limits: [], requirements: [], obey: 0, ...space },
});
const blockers = (space: Partial<Blockers>): DecisionOf<'blockers'> => ({
  seat: 'bob',
  kind: 'blockers',
  withdrawable: false,
  space: { cite: '2016:509.1', candidates: [], limits: [], requirements: [], obey: 0, ...space },
});
const attack = (...attacks: readonly (readonly [number, (string | number)?, number?])[]) => ({
  attacks: attacks.map(([attacker, defender = 'bob', band]) => ({ attacker, defender, ...(band === undefined ? {} : { band }) })),
});
const block = (...blocks: readonly (readonly [number, number])[]) => ({ blocks: blocks.map(([blocker, attacker]) => ({ blocker, attacker })) });
/** Creatures 1 to n, each may attack Bob and his planeswalker 9. */
const force = (n: number) => Array.from({ length: n }, (_, at) => ({ creature: at + 1, defenders: ['bob', 9] }));
const guard = (n: number, most = 1) => Array.from({ length: n }, (_, at) => ({ creature: at + 1, attackers: [11, 12], most }));

type Row<L, A> = readonly [what: string, limits: readonly L[], answer: A, code: string | null];
const attackRows: readonly Row<AttackLimit, ReturnType<typeof attack>>[] = [
  ['nobody attacks', [], attack(), null],
  ['a planeswalker is attacked', [], attack([1, 9]), null],
  ['a stranger attacks', [], attack([7]), 'not-offered'],
  ['a friend is attacked', [], attack([1, 'ann']), 'not-offered'],
  ['one attacks twice', [], attack([1], [1, 9]), 'named-twice'],
  ['at most one attacks', [{ atMost: 1 }], attack([1], [2]), 'at-most'],
  ['at most one of these', [{ atMost: 1, of: [1, 2] }], attack([1], [3]), null],
  ['at most one attacks Bob', [{ atMost: 1, at: ['bob'] }], attack([1], [2, 9]), null],
  ['at most one attacks Bob or his planeswalker', [{ atMost: 1, at: ['bob', 9] }], attack([1], [2, 9]), 'at-most'],
  ['two attack Bob', [{ atMost: 1, at: ['bob'] }], attack([1], [2]), 'at-most'],
  ['not alone', [{ notAlone: 1 }], attack([1]), 'not-alone'],
  ['not alone, in company', [{ notAlone: 1 }], attack([1], [2]), null],
  ['another alone', [{ notAlone: 1 }], attack([2]), null],
  ['only alone', [{ onlyAlone: 1 }], attack([1], [2]), 'only-alone'],
  ['only alone, alone', [{ onlyAlone: 1 }], attack([1]), null],
  ['together, one', [{ together: [1, 2] }], attack([1]), 'together'],
  ['together, both, apart', [{ together: [1, 2] }], attack([1], [2, 9]), null],
];
const blockRows: readonly Row<BlockLimit, ReturnType<typeof block>>[] = [
  ['two block one', [], block([1, 11], [2, 11]), null],
  ['one blocks two', [], block([1, 11], [1, 12]), 'too-many'],
  ['one blocks one twice', [], block([1, 11], [1, 11]), 'named-twice'],
  ['a stranger blocks', [], block([7, 11]), 'not-offered'],
  ['who does not attack', [], block([1, 13]), 'not-offered'],
  ['menace, one', [{ attacker: 11, atLeast: 2 }], block([1, 11]), 'at-least'],
  ['menace, two', [{ attacker: 11, atLeast: 2 }], block([1, 11], [2, 11]), null],
  ['menace, none', [{ attacker: 11, atLeast: 2 }], block([1, 12]), null],
  ['by at most one', [{ attacker: 11, atMost: 1 }], block([1, 11], [2, 11]), 'at-most'],
  ['only by all', [{ attacker: 11, allOf: [1, 2, 3] }], block([1, 11], [2, 11]), 'all-of'],
  ['by all', [{ attacker: 11, allOf: [1, 2] }], block([1, 11], [2, 11], [3, 11]), null],
  ['not alone', [{ notAlone: 1 }], block([1, 11]), 'not-alone'],
  ['not alone, in company', [{ notAlone: 1 }], block([1, 11], [2, 12]), null],
  ['only alone', [{ onlyAlone: 1 }], block([1, 11], [2, 12]), 'only-alone'],
  ['only alone, alone', [{ onlyAlone: 1 }], block([1, 11]), null],
  ['at most one blocks', [{ atMost: 1 }], block([1, 11], [2, 12]), 'at-most'],
  ['at most one of these blocks', [{ atMost: 1, of: [2, 3] }], block([1, 11], [2, 12]), null],
];

describe('limits', () => {
  it.each(attackRows)('attacking: %s', (_, limits, answer, code) =>
    expect(check(attackers({ candidates: force(3), limits }), answer)?.code ?? null).toBe(code),
  );
  it.each(blockRows)('blocking: %s', (_, limits, answer, code) => expect(check(blockers({ candidates: guard(3), limits }), answer)?.code ?? null).toBe(code));
});

describe('bands', () => {
  const [wolf, hound] = [
    { bandsWith: ['wolves'], bandsBy: ['wolves'] },
    { bandsWith: ['wolves', 'hounds'], bandsBy: ['hounds'] },
  ];
  const pup = { bandsWith: ['wolves'] };
  const rows: readonly [string, readonly object[], ReturnType<typeof attack>, string | null][] = [
    ['one with banding, one without', [{ banding: true }, {}, {}], attack([1, 'bob', 1], [2, 'bob', 1]), null],
    ['one with banding, two without', [{ banding: true }, {}, {}], attack([1, 'bob', 1], [2, 'bob', 1], [3, 'bob', 1]), 'band'],
    ['nobody with banding', [{}, {}, {}], attack([1, 'bob', 1], [2, 'bob', 1]), 'band'],
    ['not attacking the same', [{ banding: true }, {}, {}], attack([1, 'bob', 1], [2, 9, 1]), 'band'],
    ['one is no band', [{ banding: true }, {}, {}], attack([1, 'bob', 1]), 'band'],
    ['all share a quality', [wolf, hound, wolf], attack([1, 'bob', 4], [2, 'bob', 4], [3, 'bob', 4]), null],
    ['one bands by the quality of all', [pup, pup, wolf], attack([1, 'bob', 4], [2, 'bob', 4], [3, 'bob', 4]), null],
    ['none does', [pup, pup, hound], attack([1, 'bob', 4], [2, 'bob', 4], [3, 'bob', 4]), 'band'],
    ['one of three does not', [wolf, hound, {}], attack([1, 'bob', 1], [2, 'bob', 1], [3, 'bob', 1]), 'band'],
    ['two bands', [{ banding: true }, {}, { banding: true }, {}], attack([1, 'bob', 1], [2, 'bob', 1], [3, 9, 2], [4, 9, 2]), null],
  ];
  it.each(rows)('%s', (_, abilities, answer, code) => {
    const candidates = force(abilities.length).map((one, at) => ({ ...one, ...abilities[at] }));
    expect(check(attackers({ candidates }), answer)?.code ?? null).toBe(code);
  });
});

describe('every way to band', () => {
  it('four with banding stand in fifteen partitions', () => {
    const candidates = [1, 2, 3, 4].map((creature) => ({ creature, defenders: ['bob'], banding: true }));
    const decision = attackers({ candidates, requirements: candidates, obey: 4 });
    const listed = list(decision, 99);
    expect(new Set(listed.map((answer) => JSON.stringify(answer))).size).toBe(15);
    expect(listed.filter((answer) => check(decision, answer) !== null)).toEqual([]);
  });
});

describe('requirements', () => {
  const each = (n: number): Requirement[] => Array.from({ length: n }, (_, at) => ({ creature: at + 1 }));

  it('an answer that meets fewer than it could is not legal', () => {
    const candidates = force(3);
    const requirements: Requirement[] = [{ creature: 1, at: [9] }, { creature: 1, at: ['bob'] }, { creature: 2 }];
    const obey = maxObeyed({ cite: '2016:508.1d', candidates, limits: [], requirements });
    const decision = attackers({ candidates, requirements, obey });
    expect(obey).toBe(2);
    expect(check(decision, attack([1, 9]))).toMatchObject({ code: 'requirements', params: { met: 1, obey: 2 } });
    expect(check(decision, attack([1, 9], [2]))).toBeNull();
  });

  it('the only declaration left is forced', () => {
    const candidates = [
      { creature: 1, defenders: ['bob'] },
      { creature: 2, defenders: [] },
    ];
    expect(forced(attackers({ candidates, requirements: each(1), obey: 1 }))).toEqual(attack([1]));
    expect(forced(attackers({ candidates: [], requirements: each(1) }))).toEqual(attack());
    expect(forced(attackers({ candidates }))).toBeNull();
  });

  it('a companion without requirements is found for who may not act alone, for menace and for those who only attack together', () => {
    expect(maxObeyed({ cite: '2016:508.1d', candidates: force(3), requirements: [{ creature: 1 }], limits: [{ notAlone: 1 }] })).toBe(1);
    expect(maxObeyed({ cite: '2016:508.1d', candidates: force(3), requirements: [{ creature: 1 }], limits: [{ together: [1, 2] }, { onlyAlone: 2 }] })).toBe(0);
    expect(maxObeyed({ cite: '2016:509.1c', candidates: guard(3), requirements: [{ creature: 1, at: [11] }], limits: [{ attacker: 11, atLeast: 3 }] })).toBe(1);
    expect(
      maxObeyed({
        cite: '2016:509.1c',
        candidates: guard(3),
        requirements: [{ creature: 1, at: [11] }],
        limits: [{ attacker: 11, atLeast: 2 }, { atMost: 1 }],
      }),
    ).toBe(0);
  });

  it('one of several meets what any of them may meet, and that counts once', () => {
    const any: Requirement = { anyOf: [1, 2, 3], at: [11] };
    const decision = blockers({ candidates: guard(3), requirements: [any, any], obey: 2 });
    expect(maxObeyed({ cite: '2016:509.1c', candidates: guard(3), requirements: [any], limits: [] })).toBe(1);
    expect([check(decision, block([2, 11])), check(decision, block([2, 12]))?.code, check(decision, block())?.code]).toEqual([
      null,
      'requirements',
      'requirements',
    ]);
    const both: Requirement[] = [any, { anyOf: [1, 2], at: [12] }, { creature: 1, at: [12] }, { creature: 2, at: [12] }];
    expect(maxObeyed({ cite: '2016:509.1c', candidates: guard(2), requirements: both, limits: [] })).toBe(3);
  });

  it('ten attackers that have to be blocked, eight blockers: the search stays small', () => {
    const attackers = Array.from({ length: 10 }, (_, at) => 11 + at);
    const candidates = Array.from({ length: 8 }, (_, at) => ({ creature: at + 1, attackers, most: 1 }));
    const requirements = attackers.map((at): Requirement => ({ anyOf: candidates.map(({ creature }) => creature), at: [at] }));
    const space = { cite: '2016:509.1c', candidates, requirements, limits: [{ attacker: 11, atLeast: 2 }] } as const;
    const decision = blockers({ ...space, obey: maxObeyed(space) });
    expect(decision.space.obey).toBe(8);
    for (const answer of [...list(decision, 20), sample(decision, chance(1))]) expect(check(decision, answer)).toBeNull();
  });

  it('who may block several meets several requirements', () => {
    const two: Requirement[] = [1, 2].flatMap((creature) => [
      { creature, at: [11] },
      { creature, at: [12] },
    ]);
    expect(maxObeyed({ cite: '2016:509.1c', candidates: guard(2, 2), requirements: two, limits: [] })).toBe(4);
    expect(maxObeyed({ cite: '2016:509.1c', candidates: guard(2), requirements: two, limits: [] })).toBe(2);
  });

  it('twenty creatures that must attack, ten that may: the search stays small', () => {
    const space = {
      cite: '2016:508.1d',
      candidates: force(20),
      requirements: each(20),
      limits: [{ atMost: 10 }, { atMost: 4, at: ['bob'] }, { notAlone: 3 }, { together: [1, 2, 3] }],
    } as const;
    const obey = maxObeyed(space);
    const decision = attackers({ ...space, obey });
    expect(obey).toBe(10);
    for (const answer of list(decision, 50)) expect(check(decision, answer)).toBeNull();
    for (let seed = 0; seed < 20; seed++) expect(check(decision, sample(decision, chance(seed)))).toBeNull();
  });
});

it('each attacker, each blocker is a fair coin where nothing binds', () => {
  const random = chance(7);
  const draws = Array.from({ length: 400 }, () => [
    sample(attackers({ candidates: force(5) }), random).attacks.length,
    sample(blockers({ candidates: guard(5) }), random).blocks.length,
  ]);
  for (const side of [0, 1]) expect(draws.reduce((sum, draw) => sum + (draw[side] as number), 0) / (400 * 5)).toBeCloseTo(0.5, 1);
});
