import type { Id, Seat, Thing } from '@arbiter/schema';
import { at, isIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import type { NamedTarget } from '../spells/abilities.ts';
import { roomFor, type Wanted } from '../spells/apart.ts';
import { envOf, spaceFor, takenBy, wantedFor } from '../spells/targets.ts';
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

/** 2016:114.6d, 706.9c: any of the targets may stay as they are, legal or not; new ones must be legal. How many there are stays the same. */
export function* chooseNewTargets(play: Play, on: Id, seat: Seat): Procedure<void> {
  const entries = entriesOf(play.look, on).filter(({ as }) => targetsOf(play, on, as).length > 0);
  for (const [nth, { as }] of entries.entries()) {
    const before = targetsOf(play, on, as);
    const space = () => spaceFor(renewable(play, on, entries, nth), { cite: '2016:114.6', source: on, prompt: 'newTargets' });
    const { targets } = yield* play.ask('targets', seat, space, { targets: before });
    change(play, on, as, inPlace(before, targets));
  }
}
/** The targets kept keep their places, so that their shares of a division stay theirs. */
const inPlace = (before: readonly Thing[], after: readonly Thing[]): readonly Thing[] => {
  const added = after.filter((thing) => !before.includes(thing));
  return before.map((thing) => (after.includes(thing) ? thing : (added.shift() ?? thing)));
};

/** 2016:114.6a: each target of the entry that can be turned to this one; only a single target can. */
export const turnTo = (play: Play, on: Id, to: Thing): void => {
  const entries = entriesOf(play.look, on);
  for (const entry of entries) {
    const before = targetsOf(play, on, entry.as);
    if (before.length !== 1 || before.includes(to)) continue;
    const { max, from } = legalFor(play, on, entry, entries);
    if (max >= 1 && from.includes(to)) change(play, on, entry.as, [to]);
  }
};

/** Whether a spell or ability with a single target could have this one for it. */
export function couldTurnTo(play: Play, on: Id, to: Thing): boolean {
  if (!isIn(play.game, on, 'stack')) return false;
  const entries = entriesOf(play.look, on);
  return entries.some((entry) => targetsOf(play, on, entry.as).length === 1 && legalFor(play, on, entry, entries).from.includes(to));
}

/** New targets for spells and abilities on the stack; without a legal one the target stays (2016:114.6). */
export const retarget: Primitive<'retarget'> = function* (play, { env }, instruction) {
  const [seat] = players(play.look, env, instruction.who);
  const ids = onTheStack(play.look, env, instruction.what);
  const to = instruction.to === undefined ? undefined : meant(play.look, env, instruction.to)[0];
  if (seat === undefined || (instruction.to !== undefined && to === undefined)) return { did: false };
  for (const on of ids) {
    if (to !== undefined) turnTo(play, on, to);
    else yield* chooseNewTargets(play, on, seat);
  }
  return didTo(ids);
};
