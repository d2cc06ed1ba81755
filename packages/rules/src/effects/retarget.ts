import type { Id, Seat, Thing } from '@arbiter/schema';
import { at, isIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import type { NamedTarget } from '../spells/abilities.ts';
import { roomFor, type Wanted } from '../spells/apart.ts';
import { envOf, mostOf, spaceFor, takenBy, wantedFor } from '../spells/targets.ts';
import { entriesOf } from '../spells/texts.ts';
import { meant, onTheStack, players } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const targetsOf = (play: Play, on: Id, as: string): readonly Thing[] => at(play.game, on).stack?.targets[as] ?? [];
/** What could be a target of an entry as the others stand. */
const legalFor = (play: Play, on: Id, entry: NamedTarget, entries: readonly NamedTarget[]): Wanted =>
  wantedFor(play.look, envOf(play.game, on), entry, takenBy(play.game, on, entry, entries));

const change = (play: Play, on: Id, as: string, targets: readonly Thing[]): void => {
  const before = targetsOf(play, on, as);
  if (targets.length === before.length && !targets.every((thing, i) => thing === before[i]))
    play.record({ type: 'TargetsChanged', rule: '2016:114.6', object: on, as, targets });
};

/** What the nth entry may have instead, as those before it stand; what it has it may keep, and the entries after it must come to theirs. */
function renewable(play: Play, on: Id, entries: readonly NamedTarget[], nth: number): Wanted {
  const ranges = entries.slice(nth).map((entry): Wanted => {
    const before = targetsOf(play, on, entry.as);
    const range = wantedFor(play.look, envOf(play.game, on), entry, takenBy(play.game, on, entry, entries.slice(0, nth)), before);
    return { ...range, min: before.length, max: before.length };
  });
  const [own, ...later] = ranges as [Wanted, ...Wanted[]];
  return { ...own, sets: roomFor(own, later) };
}

/** 2016:706.9c: a copy comes to the stack with its targets, so those it keeps become targets of it as well. */
const settle = (play: Play, on: Id, as: string, targets: readonly Thing[]): void => {
  play.record({ type: 'TargetsChosen', rule: '2016:706.9c', object: on, as, targets });
};
const targeted = (play: Play, on: Id): readonly NamedTarget[] => entriesOf(play.look, on).filter(({ as }) => targetsOf(play, on, as).length > 0);
/** A copy that goes by the targets of the original. */
export const keepTargets = (play: Play, on: Id): void => {
  for (const { as } of targeted(play, on)) settle(play, on, as, targetsOf(play, on, as));
};

/** 2016:114.6d, 706.9c: any of the targets may stay as they are, legal or not; new ones must be legal. How many there are stays the same. */
function* chooseNewTargets(play: Play, on: Id, seat: Seat, tell: typeof change): Procedure<void> {
  const entries = targeted(play, on);
  for (const [nth, { as }] of entries.entries()) {
    const before = targetsOf(play, on, as);
    const space = () => spaceFor(renewable(play, on, entries, nth), { cite: '2016:114.6', source: on, prompt: 'newTargets' });
    const { targets } = yield* play.ask('targets', seat, space, { targets: before });
    tell(play, on, as, inPlace(before, targets));
  }
}
/** 2016:114.6a: each target is changed to another legal one, or none of them is. */
function* changeAll(play: Play, on: Id, seat: Seat): Procedure<void> {
  const entries = targeted(play, on);
  const others = (nth: number): Wanted => {
    const entry = entries[nth] as NamedTarget;
    const before = targetsOf(play, on, entry.as);
    const range = wantedFor(play.look, envOf(play.game, on), entry, [...takenBy(play.game, on, entry, entries.slice(0, nth)), ...before]);
    return { ...range, min: before.length, max: before.length };
  };
  const isOpen = (nth: number): boolean => mostOf(others(nth)) >= others(nth).min;
  if (!entries.every((_, nth) => isOpen(nth))) return;
  for (const [nth, { as }] of entries.entries()) {
    if (!isOpen(nth)) continue;
    const space = () => spaceFor(others(nth), { cite: '2016:114.6', source: on, prompt: 'newTargets' });
    change(play, on, as, (yield* play.ask('targets', seat, space, { targets: targetsOf(play, on, as) })).targets);
  }
}
/** New targets for a copy just made. */
export const chooseTargetsOfCopy = (play: Play, on: Id, seat: Seat): Procedure<void> => chooseNewTargets(play, on, seat, settle);
/** The targets kept keep their places, so that their shares of a division stay theirs. */
const inPlace = (before: readonly Thing[], after: readonly Thing[]): readonly Thing[] => {
  const added = after.filter((thing) => !before.includes(thing));
  return before.map((thing) => (after.includes(thing) ? thing : (added.shift() ?? thing)));
};

/** A copy made for this one has it for its target wherever it can; only a single target can be turned. */
export const turnTo = (play: Play, on: Id, to: Thing): void => {
  const entries = entriesOf(play.look, on);
  for (const entry of targeted(play, on)) {
    const before = targetsOf(play, on, entry.as);
    const { max, from } = legalFor(play, on, entry, entries);
    settle(play, on, entry.as, before.length === 1 && max >= 1 && from.includes(to) ? [to] : before);
  }
};

/** Whether a spell or ability with a single target could have this one for it. */
export function couldTurnTo(play: Play, on: Id, to: Thing): boolean {
  if (!isIn(play.game, on, 'stack')) return false;
  const entries = entriesOf(play.look, on);
  return entries.some((entry) => targetsOf(play, on, entry.as).length === 1 && legalFor(play, on, entry, entries).from.includes(to));
}

/** The targets of an entry in whose place this one could stand, beside the others as they are. */
function replaceable(play: Play, on: Id, entry: NamedTarget, entries: readonly NamedTarget[], to: Thing): readonly Thing[] {
  const before = targetsOf(play, on, entry.as);
  if (before.includes(to)) return [];
  const taken = takenBy(play.game, on, entry, entries);
  return before.filter((thing) => {
    const kept = before.filter((other) => other !== thing);
    const { sets } = wantedFor(play.look, envOf(play.game, on), entry, taken, kept);
    return sets.some((set) => [to, ...kept].every((one) => set.includes(one)));
  });
}
/** 2016:114.6a: one target is turned to this one if it can; which of several, the player says. */
function* turnOne(play: Play, on: Id, seat: Seat, to: Thing): Procedure<void> {
  const entries = entriesOf(play.look, on);
  const open = entries.flatMap((entry) => {
    const from = replaceable(play, on, entry, entries, to);
    return from.length > 0 ? [{ as: entry.as, from }] : [];
  });
  for (const [nth, { as, from }] of open.entries()) {
    const min = nth === open.length - 1 ? 1 : 0;
    const space = () => ({ cite: '2016:114.6' as const, source: on, prompt: 'oldTarget', as, from, min, max: 1 });
    const [old] = (yield* play.ask('targets', seat, space, { targets: from.slice(0, min) })).targets;
    if (old === undefined) continue;
    const targets = targetsOf(play, on, as).map((thing) => (thing === old ? to : thing));
    return change(play, on, as, targets);
  }
}

/** New targets for spells and abilities on the stack; without a legal one the target stays (2016:114.6). */
export const retarget: Primitive<'retarget'> = function* (play, { env }, instruction) {
  const [seat] = players(play.look, env, instruction.who);
  const ids = onTheStack(play.look, env, instruction.what);
  const to = instruction.to === undefined ? undefined : meant(play.look, env, instruction.to)[0];
  if (seat === undefined || (instruction.to !== undefined && to === undefined)) return { did: false };
  for (const on of ids) {
    if (to !== undefined) yield* turnOne(play, on, seat, to);
    else if (instruction.must) yield* changeAll(play, on, seat);
    else yield* chooseNewTargets(play, on, seat, change);
  }
  return didTo(ids);
};
