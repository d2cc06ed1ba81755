import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoder } from '../../decode.ts';
import { AnswerCodec } from '../codec.ts';
import type { Answer, AnswerOf, DecisionOf, Kind, SpaceOf } from '../index.ts';
import { check, forced, impossible, list, maxObeyed, sample } from './index.ts';

/* For each kind: small spaces, and everything one could well-formedly answer in them, sets in the order of the options. The laws hold for all of them. */

const cite = '2016:608.2d';
const RUNS = 150;
const ALL = 1_000_000;

const chance = (seed: number) => {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return { below };
};

const powerset = <T>(of: readonly T[]): T[][] => of.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
const orders = <T>(of: readonly T[]): T[][] => (of.length === 0 ? [[]] : of.flatMap((one, at) => orders(of.toSpliced(at, 1)).map((rest) => [one, ...rest])));
const product = <T>(choices: readonly (readonly T[])[]): T[][] => choices.reduce<T[][]>((lines, next) => lines.flatMap((line) => next.map((one) => [...line, one])), [[]]);
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, at) => at);
const vectors = (length: number, most: number): number[][] => product(Array.from({ length }, () => upTo(most)));

interface Case<K extends Kind> {
  readonly space: fc.Arbitrary<Omit<SpaceOf<K>, 'cite'>>;
  readonly answers: (space: SpaceOf<K>) => readonly Answer[];
  readonly free?: true;
}

const seats = fc.uniqueArray(fc.constantFrom('ann', 'bob', 'cy'));
const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: max });
const few = fc.integer({ min: 0, max: 3 });
const things = fc.uniqueArray(fc.constantFrom<number | string>(1, 2, 3, 'ann', 'bob'));
const multisets = (of: readonly number[], length: number): number[][] =>
  length === 0 ? [[]] : of.flatMap((one, at) => multisets(of.slice(at), length - 1).map((rest) => [one, ...rest]));
const priorityOption = fc.oneof(
  fc.record({ play: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ cast: fc.integer({ min: 1, max: 2 }), how: fc.constantFrom('flashback', 'morph') }),
  fc.record({ activate: fc.integer({ min: 1, max: 2 }), ability: fc.constant(0), mana: fc.boolean() }),
  fc.record({ special: fc.constant('suspend'), object: fc.integer({ min: 1, max: 2 }) }),
);
const priorityAnswers: readonly Answer[] = [
  { pass: true },
  ...[1, 2, 3].flatMap((id) => [
    { play: id }, { cast: id }, { cast: id, how: 'flashback' }, { cast: id, how: 'morph' }, { activate: id, ability: 0, mana: true }, { activate: id, ability: 0, mana: false },
    { activate: id, ability: 1, mana: true }, { special: 'suspend', object: id }, { special: 'morph', object: id },
  ]),
];
const share = fc.record({ to: fc.constant(1), lethal: few });
const unit = fc.record({ type: fc.constantFrom('W', 'U', 'C'), snow: fc.boolean() }) as fc.Arbitrary<{ type: 'W' | 'U' | 'C'; snow: boolean }>;
const option = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.constant([]), most: fc.integer({ min: 0, max: 2 }) });
const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const use = fc.record({ key: fc.constantFrom('a', 'b', 'c'), source: fc.constant(null), optional: fc.boolean() });

const creature = fc.integer({ min: 1, max: 3 });
const attackLimit = fc.oneof(
  fc.record({ atMost: few, of: ids(3), at: fc.constantFrom<number | string>('bob', 9) }, { requiredKeys: ['atMost'] }),
  fc.record({ notAlone: creature }), fc.record({ onlyAlone: creature }), fc.record({ together: ids(3) }),
);
const blockLimit = fc.oneof(
  fc.record({ attacker: fc.constantFrom(11, 12), atLeast: few }), fc.record({ attacker: fc.constantFrom(11, 12), atMost: few }), fc.record({ attacker: fc.constant(11), allOf: ids(3) }),
  fc.record({ notAlone: creature }), fc.record({ atMost: few, of: ids(3) }, { requiredKeys: ['atMost'] }),
);
const requirementsAt = (at: readonly (number | string)[]) => fc.array(fc.record({ creature, at: fc.subarray([...at], { minLength: 1 }) }, { requiredKeys: ['creature'] }), { maxLength: 4 });
const banding = { banding: fc.boolean(), bandsWith: fc.subarray(['wolves', 'legends']) };
const attacking = fc.record({ creature, defenders: fc.subarray<number | string>(['bob', 9]), ...banding }, { requiredKeys: ['creature', 'defenders'] });
const blocking = fc.record({ creature, attackers: fc.subarray([11, 12]), most: fc.integer({ min: 1, max: 2 }) });
const limits = <T>(limit: fc.Arbitrary<T>) => fc.array(limit, { maxLength: 3 });
const byCreature = { maxLength: 3, selector: (one: { creature: number }) => one.creature };
/** Sometimes what it must be, sometimes too much. */
const obeying = <S extends { over: boolean }>({ over, ...space }: S) => ({ ...space, obey: maxObeyed({ cite, ...space } as unknown as Parameters<typeof maxObeyed>[0]) + (over ? 1 : 0) });
const seldom = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);

type Attacks = AnswerOf<'attackers'>['attacks'];
const inOrder = (attacks: Attacks): boolean => {
  const bands = [...new Set(attacks.flatMap(({ band }) => band ?? []))];
  return bands.every((band, at) => band === at + 1);
};

const cases: { [K in Kind]?: Case<K> } = {
  attackers: {
    space: fc
      .record({ candidates: fc.uniqueArray(attacking, byCreature), limits: limits(attackLimit), requirements: requirementsAt(['bob', 9]), over: seldom })
      .map(obeying),
    answers({ candidates }) {
      const each = candidates.map(({ creature: attacker }) => [
        null, ...product<number | string>([['bob', 9], [0, 1, 2]]).map(([defender, band]) => ({ attacker, defender: defender as string, ...(band ? { band: Number(band) } : {}) })),
      ]);
      return product(each).map((line) => ({ attacks: line.filter((one) => one !== null) })).filter(({ attacks }) => inOrder(attacks));
    },
  },
  blockers: {
    space: fc
      .record({ candidates: fc.uniqueArray(blocking, byCreature), limits: limits(blockLimit), requirements: requirementsAt([11, 12]), over: seldom })
      .map(obeying),
    answers: ({ candidates }) =>
      product(candidates.map(({ creature: blocker }) => powerset([11, 12]).map((blocked) => blocked.map((attacker) => ({ blocker, attacker }))))).map((blocks) => ({ blocks: blocks.flat() })),
  },
  firstPlayer: { space: fc.record({ players: seats }), answers: () => ['ann', 'bob', 'cy'].map((player) => ({ player })) },
  player: { space: fc.record({ from: seats }), answers: () => ['ann', 'bob', 'cy'].map((player) => ({ player })) },
  mulligan: { space: fc.record({ hand: fc.integer({ min: 0, max: 9 }), next: few }), answers: () => [{ keep: true }, { keep: false }], free: true },
  bottom: { space: fc.record({ from: ids(4), count: few }), answers: () => powerset([1, 2, 3, 4]).flatMap(orders).map((cards) => ({ cards })) },
  openingHand: { space: fc.record({ from: ids(4) }), answers: () => powerset([1, 2, 3, 4]).flatMap(orders).map((cards) => ({ cards })) },
  priority: { space: fc.record({ options: fc.uniqueArray(priorityOption, { selector: (one) => JSON.stringify(one) }) }), answers: () => priorityAnswers, free: true },
  modes: { space: fc.record({ of: ids(3), min: few, max: few, again: fc.boolean() }), answers: ({ of }) => upTo(4).flatMap((n) => multisets([...of, 9], n)).map((modes) => ({ modes })) },
  targets: {
    space: fc.record({ as: fc.constant('t'), from: things, min: few, max: few, groups: fc.array(things, { maxLength: 3 }) }, { requiredKeys: ['as', 'from', 'min', 'max'] }),
    answers: ({ from }) => powerset([...from, 'eve']).map((targets) => ({ targets })),
  },
  x: { space: fc.record({ min: few, max: few }), answers: () => upTo(5).map((x) => ({ x })) },
  division: {
    space: fc.record({ among: fc.array(fc.constant(1), { maxLength: 3 }), total: fc.integer({ min: 0, max: 5 }), least: fc.integer({ min: 0, max: 2 }) }),
    answers: ({ among }) => vectors(among.length, 5).map((amounts) => ({ amounts })),
  },
  costs: {
    space: fc.record(
      { options: fc.uniqueArray(option, { selector: ({ key }) => key }), exclusive: fc.array(keys, { maxLength: 2 }), required: keys },
      { requiredKeys: ['options', 'exclusive'] },
    ),
    answers: ({ options }) =>
      vectors(options.length, 3).map((times) => ({ pay: options.map(({ key }, at) => ({ key, times: times[at] as number })).filter((one) => one.times > 0) })),
  },
  pay: {
    space: fc.record({
      cost: fc.constantFrom('', '{0}', '{W}', '{1}', '{1}{W}', '{2}', '{W/U}{U}', '{2/W}', '{S}{1}', '{W/P}'),
      pool: fc.array(unit, { maxLength: 5 }).map((units) => units.map((one, at) => ({ ...one, unit: at + 3 }))),
      auto: fc.boolean(), abilities: fc.constantFrom([], [{ activate: 4, ability: 1 }]),
    }),
    answers: ({ pool }) => [{ auto: true }, { activate: 4, ability: 1 }, { activate: 4, ability: 0 }, ...powerset(pool.map(({ unit: at }) => at)).map((spend) => ({ spend }))],
  },
  damage: {
    space: fc
      .record({ amount: fc.integer({ min: 0, max: 5 }), among: fc.array(share, { maxLength: 3 }), tramples: fc.boolean(), ordered: fc.boolean() })
      .map(({ tramples, ...rest }) => ({ ...rest, trample: tramples && rest.among.length > 0 ? 1 : null })),
    answers: ({ among }) => vectors(among.length, 5).map((amounts) => ({ amounts })),
  },
  order: { space: fc.record({ of: ids(4), what: fc.constant('triggers' as const) }), answers: () => powerset([1, 2, 3, 4]).flatMap(orders).map((order) => ({ order })) },
  replacement: { space: fc.record({ of: fc.uniqueArray(use, { selector: ({ key }) => key }), thing: fc.constant(null) }), answers: () => ['a', 'b', 'c', null].map((key) => ({ use: key })) },
  objects: {
    space: fc.record({ from: ids(4), min: few, max: few, ordered: fc.boolean() }),
    answers: ({ from, ordered }) => powerset([...from, 9]).flatMap((set) => (ordered ? orders(set) : [set])).map((objects) => ({ objects })),
  },
  value: {
    space: fc.oneof(
      fc.record({ what: fc.constant('color'), words: seats, range: fc.constant(null) }),
      fc.record({ what: fc.constant('number'), words: fc.constant(null), range: fc.tuple(few, few) }),
    ),
    answers: () => ['ann', 'bob', 'cy', 'eve', '', ...upTo(5)].filter((value) => value !== '').map((value) => ({ value })),
  },
  confirm: { space: fc.record({ what: fc.constant('draw') }), answers: () => [{ yes: true }, { yes: false }] },
  keep: { space: fc.record({ abilities: ids(4) }), answers: ({ abilities }) => powerset([...abilities, 9]).map((keep) => ({ keep })) },
  loop: { space: fc.record({ optional: fc.boolean(), most: few }), answers: () => upTo(5).map((times) => ({ times })) },
};

const text = (answers: readonly Answer[]): string[] => answers.map((answer) => JSON.stringify(answer)).toSorted();
const decode = decoder(AnswerCodec);

function obeyTheLaws<K extends Kind>(decision: DecisionOf<K>, answers: readonly Answer[], seed: number, free: boolean): void {
  const legal = answers.filter((answer) => check(decision, answer) === null);
  const listed = list(decision, ALL);
  expect(text(listed)).toEqual(text(legal));
  expect(list(decision, 2)).toEqual(listed.slice(0, 2));
  expect(impossible(decision)).toBe(legal.length === 0);
  expect(forced(decision)).toEqual(legal.length === 1 && !free ? listed[0] : null);
  const random = chance(seed);
  for (let draw = 0; draw < 10 && legal.length > 0; draw++) expect(text(legal)).toContain(JSON.stringify(sample(decision, random)));
  for (const answer of listed) expect(decode(answer)).toEqual({ ok: answer });
}

describe('what a space says of its answers agrees with checking them all', () => {
  it.each(Object.entries(cases) as [Kind, Case<Kind>][])('%s', (kind, { space, answers, free }) => {
    const law = (about: Omit<SpaceOf<Kind>, 'cite'>, seed: number) => {
      const decision = { seat: 'ann', kind, space: { cite, ...about }, withdrawable: false } as unknown as DecisionOf<Kind>;
      obeyTheLaws(decision, answers(decision.space), seed, free ?? false);
    };
    fc.assert(fc.property(space, fc.nat(), law), { numRuns: RUNS });
  });
});
