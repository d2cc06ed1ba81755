import type { DecisionOf, Kind, SpaceOf } from '@arbiter/schema';
import * as fc from 'fast-check';

/* Small questions of every kind, for the laws of prompts. */

const few = fc.integer({ min: 0, max: 3 });
const id = fc.integer({ min: 1, max: 6 });
const ids = (max = 4) => fc.uniqueArray(id, { maxLength: max });
const seats = fc.uniqueArray(fc.constantFrom('ann', 'Bot 2', '3', 'кот'), { minLength: 1 });
const things = fc.uniqueArray(fc.oneof(id, fc.constantFrom('ann', 'Bot 2')), { minLength: 1, maxLength: 4 });
const option = fc.oneof(
  fc.record({ play: id }),
  fc.record({ cast: id, how: fc.constantFrom('flashback', 'morph') }),
  fc.record({ cast: id, face: few }),
  fc.record({ activate: id, ability: few, mana: fc.boolean() }),
  fc.record({ special: fc.constant('suspend'), object: id }),
);
const unit = fc.record({ type: fc.constantFrom('W', 'U', 'C'), snow: fc.boolean() });
const share = fc.record({ to: id, lethal: few });
const cost = fc.record({ key: fc.constantFrom('kicker', 'buyback', '0', '1'), cost: fc.constant([]), most: few });
const candidate = fc.record({
  creature: id,
  defenders: fc.uniqueArray(fc.constantFrom<number | string>('ann', 'Bot 2', 9), { minLength: 1 }),
  banding: fc.boolean(),
});
const blocker = fc.record({
  creature: id,
  attackers: fc.uniqueArray(fc.integer({ min: 11, max: 13 }), { minLength: 1 }),
  most: fc.integer({ min: 1, max: 2 }),
});
const byCreature = { selector: ({ creature }: { creature: number }) => creature, maxLength: 3 } as const;
const use = fc.record({ key: fc.constantFrom('a', 'b', 'c'), source: fc.option(id), optional: fc.boolean() });

const spaces: { readonly [K in Kind]: fc.Arbitrary<unknown> } = {
  entropy: fc.constant({ bytes: 32 }),
  firstPlayer: fc.record({ players: seats }),
  mulligan: fc.record({ hand: few, next: few }),
  bottom: fc.record({ from: ids(), count: few }),
  openingHand: fc.record({ from: ids() }),
  priority: fc.record({ options: fc.uniqueArray(option, { selector: (one) => JSON.stringify(one) }) }),
  modes: fc.record({ of: ids(3), min: few, max: few, again: fc.boolean() }),
  targets: fc.record({ as: fc.constant('it'), from: things, min: few, max: few }),
  x: fc.record({ min: few, max: fc.integer({ min: 0, max: 40 }) }),
  division: fc.record({ among: things, total: fc.integer({ min: 0, max: 5 }), least: few }),
  costs: fc.record({ options: fc.uniqueArray(cost, { selector: ({ key }) => key }), exclusive: fc.constantFrom([], [['kicker', 'buyback']]) }),
  pay: fc.record({
    cost: fc.constantFrom('{0}', '{W}', '{1}{W}', '{2}', '{W/U}{U}', '{2/W}', '{S}{1}'),
    pool: fc.array(unit, { maxLength: 5 }).map((units) => units.map((one, at) => ({ ...one, unit: at + 3 }))),
    auto: fc.boolean(),
    abilities: fc.uniqueArray(fc.record({ activate: id, ability: few }), { selector: (one) => JSON.stringify(one), maxLength: 3 }),
  }),
  attackers: fc.record({ candidates: fc.uniqueArray(candidate, byCreature), limits: fc.constant([]), requirements: fc.constant([]), obey: fc.constant(0) }),
  blockers: fc.record({ candidates: fc.uniqueArray(blocker, byCreature), limits: fc.constant([]), requirements: fc.constant([]), obey: fc.constant(0) }),
  damage: fc
    .record({ amount: fc.integer({ min: 0, max: 6 }), among: fc.array(share, { minLength: 1, maxLength: 3 }), tramples: fc.boolean(), ordered: fc.boolean() })
    .map(({ tramples, ...rest }) => ({ ...rest, trample: tramples ? (rest.among.at(-1)?.to ?? null) : null })),
  order: fc.record({ of: ids(), what: fc.constantFrom('triggers', 'library', 'graveyard', 'blockers', 'stack', 'damage', 'other') }),
  replacement: fc.record({ of: fc.uniqueArray(use, { selector: ({ key }) => key, minLength: 1 }), thing: fc.option(id) }),
  objects: fc.record({ from: ids(), min: few, max: few, ordered: fc.boolean() }),
  player: fc.record({ from: seats }),
  value: fc.oneof(
    fc.record({ what: fc.constant('color'), words: fc.constantFrom(['W', 'U'], ['1', '2', '10'], ['a "b"', 'q', 'log']), range: fc.constant(null) }),
    fc.record({ what: fc.constant('number'), words: fc.constant(null), range: fc.tuple(few, few) }),
    fc.record({ what: fc.constant('name'), words: fc.constant(null), range: fc.constant(null) }),
  ),
  confirm: fc.record({ what: fc.constantFrom('may', 'pay', 'unless', '{W/P}', 'cast', 'anything') }),
  keep: fc.record({ abilities: ids() }),
  loop: fc.record({ optional: fc.boolean(), most: few }),
};

export const decisionsOf = <K extends Kind>(kind: K): fc.Arbitrary<DecisionOf<K>> =>
  spaces[kind].map((space) => ({
    seat: 'ann',
    kind,
    withdrawable: true,
    space: { cite: '2016:608.2d', source: 1, ...(space as object) } as unknown as SpaceOf<K>,
  }));
