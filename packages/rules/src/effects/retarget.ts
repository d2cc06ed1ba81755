import type { Id, Seat, Thing } from '@arbiter/schema';
import { at, isIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import type { NamedTarget } from '../spells/abilities.ts';
import { countsOf, envOf, groupsOf, legalTargets } from '../spells/targets.ts';
import { entriesOf } from '../spells/texts.ts';
import { meant, onTheStack, players } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const targetsOf = (play: Play, on: Id, as: string): readonly Thing[] => at(play.game, on).stack?.targets[as] ?? [];
/** Targets of other entries that may not be chosen here too (2016:114.3). */
const takenElsewhere = (play: Play, on: Id, { target }: NamedTarget): readonly Thing[] => (target.otherThan ?? []).flatMap((as) => targetsOf(play, on, as));
const legalFor = (play: Play, on: Id, entry: NamedTarget): readonly Thing[] => {
  const taken = takenElsewhere(play, on, entry);
  return legalTargets(play.look, envOf(play.game, on), entry.target, on).filter((thing) => !taken.includes(thing));
};

const change = (play: Play, on: Id, as: string, targets: readonly Thing[]): void => {
  const before = targetsOf(play, on, as);
  if (targets.length === before.length && !targets.every((thing, i) => thing === before[i]))
    play.record({ type: 'TargetsChanged', rule: '2016:114.6', object: on, as, targets });
};

/** 2016:114.6d, 706.9c: any of the targets may stay as they are, legal or not; new ones must be legal. How many there are stays the same. */
export function* chooseNewTargets(play: Play, on: Id, seat: Seat): Procedure<void> {
  for (const entry of entriesOf(play.look, on)) {
    const before = targetsOf(play, on, entry.as);
    if (before.length === 0) continue;
    const from = [...new Set([...before, ...legalFor(play, on, entry)])];
    const groups = groupsOf(play.look, entry.target, from);
    const { targets } = yield* play.ask(
      'targets',
      seat,
      () => ({
        cite: '2016:114.6',
        source: on,
        as: entry.as,
        from,
        min: before.length,
        max: before.length,
        prompt: 'newTargets',
        ...(groups ? { groups } : {}),
      }),
      { targets: before },
    );
    change(play, on, entry.as, inPlace(before, targets));
  }
}
/** The targets kept keep their places, so that their shares of a division stay theirs. */
const inPlace = (before: readonly Thing[], after: readonly Thing[]): readonly Thing[] => {
  const added = after.filter((thing) => !before.includes(thing));
  return before.map((thing) => (after.includes(thing) ? thing : (added.shift() ?? thing)));
};

/** 2016:114.6a: each target of the entry that can be turned to this one; only a single target can. */
export const turnTo = (play: Play, on: Id, to: Thing): void => {
  for (const entry of entriesOf(play.look, on)) {
    const before = targetsOf(play, on, entry.as);
    if (before.length !== 1 || before.includes(to) || countsOf(play.look, envOf(play.game, on), entry.target).max < 1) continue;
    if (legalFor(play, on, entry).includes(to)) change(play, on, entry.as, [to]);
  }
};

/** Whether a spell or ability with a single target could have this one for it. */
export const couldTurnTo = (play: Play, on: Id, to: Thing): boolean =>
  isIn(play.game, on, 'stack') && entriesOf(play.look, on).some((entry) => targetsOf(play, on, entry.as).length === 1 && legalFor(play, on, entry).includes(to));

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
