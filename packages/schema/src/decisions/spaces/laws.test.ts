import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { obeysTheLaws, ordersOf, powerset, product } from '../../../../../test/support/spaces.ts';
import type { Answer, DecisionOf, Kind, SpaceOf } from '../index.ts';

/* For each kind: small spaces, and everything one could well-formedly answer in them, sets in the order of the options. The laws hold for all of them. */

const cite = '2016:608.2d';
const RUNS = 200;
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, at) => at);
const vectors = (length: number, most: number): number[][] => product(Array.from({ length }, () => upTo(most)));

interface Case<K extends Kind> {
  readonly space: fc.Arbitrary<Omit<SpaceOf<K>, 'cite'>>;
  readonly answers: (space: SpaceOf<K>) => readonly Answer[];
  readonly neverForced?: true;
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
    { play: id },
    { cast: id },
    { cast: id, how: 'flashback' },
    { cast: id, how: 'morph' },
    { activate: id, ability: 0, mana: true },
    { activate: id, ability: 0, mana: false },
    { activate: id, ability: 1, mana: true },
    { special: 'suspend', object: id },
    { special: 'morph', object: id },
  ]),
];
const share = fc.record({ to: fc.constant(1), lethal: few });
const unit = fc.record({ type: fc.constantFrom('W', 'U', 'C'), snow: fc.boolean() }) as fc.Arbitrary<{ type: 'W' | 'U' | 'C'; snow: boolean }>;
const option = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.constant([]), most: fc.integer({ min: 0, max: 2 }) });
const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const use = fc.record({ key: fc.constantFrom('a', 'b', 'c'), source: fc.constant(null), optional: fc.boolean() });

const cases: { [K in Kind]?: Case<K> } = {
  firstPlayer: { space: fc.record({ players: seats }), answers: () => ['ann', 'bob', 'cy'].map((player) => ({ player })) },
  player: { space: fc.record({ from: seats }), answers: () => ['ann', 'bob', 'cy'].map((player) => ({ player })) },
  mulligan: { space: fc.record({ hand: fc.integer({ min: 0, max: 9 }), next: few }), answers: () => [{ keep: true }, { keep: false }], neverForced: true },
  bottom: {
    space: fc.record({ from: ids(4), count: few }),
    answers: () =>
      powerset([1, 2, 3, 4])
        .flatMap(ordersOf)
        .map((cards) => ({ cards })),
  },
  openingHand: {
    space: fc.record({ from: ids(4) }),
    answers: () =>
      powerset([1, 2, 3, 4])
        .flatMap(ordersOf)
        .map((cards) => ({ cards })),
  },
  priority: {
    space: fc.record({ options: fc.uniqueArray(priorityOption, { selector: (one) => JSON.stringify(one) }) }),
    answers: () => priorityAnswers,
    neverForced: true,
  },
  modes: {
    space: fc.record({ of: ids(3), min: few, max: few, again: fc.boolean() }),
    answers: ({ of }) =>
      upTo(4)
        .flatMap((n) => multisets([...of, 9], n))
        .map((modes) => ({ modes })),
  },
  targets: {
    space: fc.record(
      { as: fc.constant('t'), from: things, min: few, max: few, groups: fc.array(things, { maxLength: 3 }) },
      { requiredKeys: ['as', 'from', 'min', 'max'] },
    ),
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
      auto: fc.boolean(),
      abilities: fc.constantFrom([], [{ activate: 4, ability: 1 }]),
    }),
    answers: ({ pool }) => [
      { auto: true },
      { activate: 4, ability: 1 },
      { activate: 4, ability: 0 },
      ...powerset(pool.map(({ unit: at }) => at)).map((spend) => ({ spend })),
    ],
  },
  damage: {
    space: fc
      .record({ amount: fc.integer({ min: 0, max: 5 }), among: fc.array(share, { maxLength: 3 }), tramples: fc.boolean(), ordered: fc.boolean() })
      .map(({ tramples, ...rest }) => ({ ...rest, trample: tramples && rest.among.length > 0 ? 1 : null })),
    answers: ({ among }) => vectors(among.length, 5).map((amounts) => ({ amounts })),
  },
  order: {
    space: fc.record({ of: ids(4), what: fc.constant('triggers' as const) }),
    answers: () =>
      powerset([1, 2, 3, 4])
        .flatMap(ordersOf)
        .map((order) => ({ order })),
  },
  replacement: {
    space: fc.record({ of: fc.uniqueArray(use, { selector: ({ key }) => key }), thing: fc.constant(null) }),
    answers: () => ['a', 'b', 'c', null].map((key) => ({ use: key })),
  },
  objects: {
    space: fc.record({ from: ids(4), min: few, max: few, ordered: fc.boolean() }),
    answers: ({ from, ordered }) =>
      powerset([...from, 9])
        .flatMap((set) => (ordered ? ordersOf(set) : [set]))
        .map((objects) => ({ objects })),
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

describe('what a space says of its answers agrees with checking them all', () => {
  it.each(Object.entries(cases) as [Kind, Case<Kind>][])('%s', (kind, { space, answers, neverForced }) => {
    const law = (about: Omit<SpaceOf<Kind>, 'cite'>, seed: number) => {
      const decision = { seat: 'ann', kind, space: { cite, ...about }, withdrawable: false } as unknown as DecisionOf<Kind>;
      obeysTheLaws(decision, answers(decision.space), seed, neverForced ?? false);
    };
    fc.assert(fc.property(space, fc.nat(), law), { numRuns: RUNS });
  });
});
