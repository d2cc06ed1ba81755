import type { Thing } from '../../game.ts';
import type { Id } from '../../words.ts';
import type { Requirement } from '../index.ts';
import { subsetsOf } from './combine.ts';
import {
  breaks,
  concerns,
  counted,
  countedAt,
  type Declaration,
  type Declarer,
  type Limit,
  type Model,
  metAmong,
  metBy,
  type Undecided,
} from './declaration.ts';

/** Steps a search may take between one declaration and the next; real boards need a few hundred. It bounds time, never what is legal. */
const STEPS = 20_000;

/** What is looked for: declarations that meet at least so many requirements. May be raised on the way. */
export interface Aim {
  least: number;
  exhausted: boolean;
}

type Most = Limit & { readonly kind: 'most' };
const isMost = (limit: Limit): limit is Most => limit.kind === 'most';
const covers = ({ of, at }: Most, creature: Id, thing: Thing): boolean => (of === null || of.has(creature)) && (at === null || at.has(thing));

type Shared = Extract<Requirement, { readonly anyOf: unknown }>;
/** Requirements that any of several creatures can meet, for all of them. */
const sharedIn = ({ requirements }: Model): readonly Shared[] => requirements.filter((one): one is Shared => 'anyOf' in one);

/** The most requirements about itself a creature can meet at these: exact if it can be declared at one of them only, else never too few. */
function weight(model: Model, { creature, most }: Declarer, at: readonly Thing[]): number {
  if (most > 1) return at.length > 0 ? model.requirements.filter((one) => 'creature' in one && one.creature === creature).length : 0;
  return Math.max(0, ...at.map((thing) => metBy(model, creature, [thing])));
}

const sharedAt = (shared: readonly Shared[], creature: Id, thing: Thing): number =>
  shared.filter((one) => concerns(one, creature) && one.at.includes(thing)).length;
/** The most shared requirements a creature can meet by itself. */
function sharedWeight(shared: readonly Shared[], { creature, at, most }: Declarer): number {
  if (most > 1) return shared.filter((one) => concerns(one, creature) && one.at.some((thing) => at.includes(thing))).length;
  return Math.max(0, ...at.map((thing) => sharedAt(shared, creature, thing)));
}
export const canMeetAny = (model: Model, one: Declarer): boolean => weight(model, one, one.at) + sharedWeight(sharedIn(model), one) > 0;

/** The sums of what stands from each place on. */
function sumsFrom(parts: readonly number[]): number[] {
  const sums = [...parts, 0];
  for (let at = parts.length - 1; at >= 0; at--) sums[at] = (sums[at + 1] as number) + (parts[at] as number);
  return sums;
}

/** The sums of the `n` largest, by `n`. */
function largest(parts: readonly number[]): number[] {
  const sums = [0];
  for (const part of parts.toSorted((a, b) => b - a)) sums.push((sums.at(-1) as number) + part);
  return sums;
}

type Hope = (depth: number, declared: Declaration) => number;

/** No more requirements than this can be met from a place on, given how many more a limit lets be declared. */
function hopeUnder(limit: Most, model: Model, order: readonly Declarer[]): Hope {
  const whole = order.map((one) => weight(model, one, one.at));
  const beyond = order.map((one) =>
    weight(
      model,
      one,
      one.at.filter((thing) => !covers(limit, one.creature, thing)),
    ),
  );
  const gains = whole.map((all, at) => all - (beyond[at] as number));
  const beyondFrom = sumsFrom(beyond);
  const gainsFrom = beyondFrom.map((_, at) => largest(gains.slice(at)));
  return (depth, declared) => {
    const best = gainsFrom[depth] as number[];
    const room = Math.max(0, limit.most - counted(limit, declared));
    return (beyondFrom[depth] as number) + (best[Math.min(room, best.length - 1)] as number);
  };
}

/** The same for shared requirements: those still open that somebody left can meet, but no more than those left can meet together. */
function hopeShared(model: Model, order: readonly Declarer[]): Hope {
  const shared = sharedIn(model);
  if (shared.length === 0) return () => 0;
  const capacity = sumsFrom(order.map((one) => sharedWeight(shared, one)));
  const last = shared.map((one) => order.findLastIndex(({ creature, at }) => concerns(one, creature) && at.some((thing) => one.at.includes(thing))));
  return (depth, declared) =>
    Math.min(capacity[depth] as number, shared.filter((one, nth) => (last[nth] as number) >= depth && metAmong([one], declared) === 0).length);
}

function hopeFor(model: Model, order: readonly Declarer[]): Hope {
  if (model.requirements.length === 0) return () => 0;
  const others = hopeShared(model, order);
  const plain = sumsFrom(order.map((one) => weight(model, one, one.at)));
  const bounds = model.limits.filter(isMost).map((limit) => hopeUnder(limit, model, order));
  return (depth, declared) => bounds.reduce((least, bound) => Math.min(least, bound(depth, declared)), plain[depth] as number) + others(depth, declared);
}

function undecidedFrom(order: readonly Declarer[]): Undecided[] {
  const places = new Map(order.map(({ creature }, at) => [creature, at]));
  const things = new Set(order.flatMap(({ at }) => at));
  const ableFrom = new Map([...things].map((thing) => [thing, sumsFrom(order.map(({ at }) => (at.includes(thing) ? 1 : 0)))]));
  return Array.from({ length: order.length + 1 }, (_, depth) => {
    const has = (creature: Id): boolean => (places.get(creature) ?? -1) >= depth;
    const can = (creature: Id, thing: Thing): boolean => has(creature) && (order[places.get(creature) as number] as Declarer).at.includes(thing);
    return { count: order.length - depth, countAt: (thing) => ableFrom.get(thing)?.[depth] ?? 0, has, can };
  });
}

/** Limits that no further creature and no further thing can mend. */
const isCap = ({ kind }: Limit): boolean => kind === 'most' || kind === 'onlyAlone';

/** What one creature may be declared at beside those declared: small sets first, as long as any of a size fits. */
function* attempts({ creature, at, most }: Declarer, caps: readonly Limit[], declared: Declaration): Generator<readonly Thing[]> {
  const fits = (things: readonly Thing[]): boolean => {
    const next = new Map([...declared, [creature, things]]);
    return !caps.some((limit) => breaks(limit, next));
  };
  let found = true;
  for (let count = 1; count <= Math.min(most, at.length) && found; count++) {
    found = false;
    for (const things of subsetsOf(at, count, fits)) {
      found = true;
      yield things;
    }
  }
}

/** Those that requirements are about try to meet them first, the others to stay. */
function* choices(one: Declarer, caps: readonly Limit[], declared: Declaration, eager: boolean): Generator<readonly Thing[]> {
  if (!eager) yield [];
  yield* attempts(one, caps, declared);
  if (eager) yield [];
}

/** Those first that requirements are about, and for each what meets most, by itself rather than with others: what they do bounds what is left to find. */
function inOrder(model: Model): Declarer[] {
  const shared = sharedIn(model);
  const joint = new Set(model.limits.flatMap((limit) => (limit.kind === 'least' || limit.kind === 'allOf' ? [limit.at] : [])));
  const weights = new Map(model.creatures.map((one) => [one.creature, weight(model, one, one.at) + sharedWeight(shared, one)]));
  const best = (one: Declarer): Declarer => {
    const met = new Map(one.at.map((thing) => [thing, metBy(model, one.creature, [thing]) + sharedAt(shared, one.creature, thing)]));
    const rank = (thing: Thing): number => 2 * (met.get(thing) as number) - (joint.has(thing) ? 1 : 0);
    return { ...one, at: one.at.toSorted((a, b) => rank(b) - rank(a)) };
  };
  return model.creatures.map(best).toSorted((a, b) => (weights.get(b.creature) as number) - (weights.get(a.creature) as number));
}

/** Whether all those that must be joined by others can be, by so many others at most. */
function joinable(model: Model, order: readonly Declarer[]): (depth: number, declared: Declaration) => boolean {
  const least = new Map<Thing, number>();
  for (const limit of model.limits) if (limit.kind === 'least') least.set(limit.at, Math.max(limit.least, least.get(limit.at) ?? 0));
  const roomFrom = sumsFrom(order.map(({ at, most }) => Math.min(most, at.length)));
  return (depth, declared) => {
    let owed = 0;
    for (const [at, wanted] of least) {
      const count = countedAt(at, declared);
      if (count > 0) owed += Math.max(0, wanted - count);
    }
    return owed <= (roomFrom[depth] as number);
  };
}

/** Every declaration that keeps the limits and meets the aim, depth first, in a fixed order. */
export function* search(model: Model, aim: Aim): Generator<Declaration> {
  const order = inOrder(model);
  const eager = order.map((one) => canMeetAny(model, one));
  const shared = sharedIn(model);
  const caps = model.limits.filter(isCap);
  const undecided = undecidedFrom(order);
  const hope = hopeFor(model, order);
  const canJoin = joinable(model, order);
  const declared = new Map<Id, readonly Thing[]>();
  let steps = STEPS;

  const alive = (depth: number, met: number): boolean =>
    met + metAmong(shared, declared) + hope(depth, declared) >= aim.least &&
    canJoin(depth, declared) &&
    !model.limits.some((limit) => breaks(limit, declared, undecided[depth]));

  function* from(depth: number, met: number): Generator<Declaration> {
    const one = order[depth];
    if (!one) {
      steps = STEPS;
      yield new Map(declared);
      return;
    }
    for (const things of choices(one, caps, new Map(declared), eager[depth] as boolean)) {
      aim.exhausted ||= steps-- <= 0;
      if (aim.exhausted) return;
      if (things.length > 0) declared.set(one.creature, things);
      const total = met + metBy(model, one.creature, things);
      if (alive(depth + 1, total)) yield* from(depth + 1, total);
      declared.delete(one.creature);
    }
  }
  if (alive(0, 0)) yield* from(0, 0);
}
