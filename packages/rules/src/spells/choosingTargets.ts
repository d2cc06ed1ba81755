import type { Cite, Id, Seat, Target, Thing } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { at } from '../engine/game.ts';
import { type Env, type IfLost, InOwnAttempt, type Play, type Procedure } from '../engine/play.ts';
import type { NamedTarget } from './abilities.ts';
import { roomFor, type Wanted } from './apart.ts';
import { leavesOthers, mostOf, spaceFor, speaksOf, takenBy, wantedFor, withTargets } from './targets.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /** Targets for a spell or ability on the stack; false if an entry that must have one has none. */
    chooseTargets: (args: { readonly on: Id; readonly seat: Seat; readonly targets: readonly Target[]; readonly env: Env }) => boolean;
  }
}

/** What a question answers when its player is gone: nothing, if it is asked in the course of what he himself began. */
export const orLost = <A>(play: Play, seat: Seat, answer: () => A): A | typeof InOwnAttempt => (play.game.attempts.includes(seat) ? InOwnAttempt : answer());

/** 2016:601.2c; a triggered ability's are chosen as it is put on the stack (603.3d). */
const ruleFor = (play: Play, on: Id): Cite => (at(play.game, on).stack?.ability?.kind === 'triggered' ? '2016:603.3d' : '2016:601.2c');

function atRandom(play: Play, seat: Seat, sets: readonly (readonly Thing[])[], count: number): readonly Thing[] {
  const wide = sets.filter((set) => set.length >= count);
  const left = [...(wide[wide.length > 1 ? play.random(wide.length) : 0] ?? [])];
  return Array.from({ length: count }, () => left.splice(play.random(left.length, { what: 'pick', seat, among: left }), 1)[0] as Thing);
}

/** What may be chosen for an entry beside what has been chosen for the others. */
const wantedOn = (play: Play, on: Id, env: Env, entry: NamedTarget, entries: readonly NamedTarget[]): Wanted =>
  wantedFor(play.look, env, entry, takenBy(play.game, on, entry, entries));
/** Only what leaves a target to the entries that speak of it. */
function spokenOf(play: Play, env: Env, entry: NamedTarget, later: readonly NamedTarget[], wanted: Wanted): Wanted {
  if (!later.some((other) => speaksOf(other, entry))) return wanted;
  const from = wanted.from.filter((thing) => leavesOthers(play.look, env, entry, thing, later));
  return { ...wanted, from, sets: wanted.sets.map((set) => set.filter((thing) => from.includes(thing))) };
}
/** The same so that the entries after it can have their targets too. */
function choosable(play: Play, on: Id, env: Env, entries: readonly NamedTarget[], nth: number): Wanted {
  const entry = entries[nth] as NamedTarget;
  const wanted = spokenOf(play, env, entry, entries.slice(nth + 1), wantedOn(play, on, env, entry, entries));
  if (!entries.some(({ target }) => target.otherThan !== undefined)) return wanted;
  const later = entries
    .slice(nth + 1)
    .filter((other) => !speaksOf(other, entry))
    .map((entry) => wantedOn(play, on, env, entry, entries));
  return { ...wanted, sets: roomFor(wanted, later) };
}

/** The targets of the nth entry; null if there are not enough. */
function* chosen(play: Play, on: Id, chooser: Seat, env: Env, entries: readonly NamedTarget[], nth: number): Procedure<readonly Thing[] | null> {
  const wanted = choosable(play, on, env, entries, nth);
  const [least, most] = [wanted.min, mostOf(wanted)];
  if (most < least) return null;
  if (most === 0) return [];
  if ((entries[nth] as NamedTarget).target.random) return atRandom(play, chooser, wanted.sets, most);
  const [first = []] = wanted.sets.filter((set) => set.length >= least);
  const lost: IfLost<'targets'> = orLost(play, chooser, () => ({ targets: first.slice(0, least) }));
  return (yield* play.ask('targets', chooser, () => spaceFor(wanted, { cite: ruleFor(play, on), source: env.source }), lost)).targets;
}

/** 2016:601.2d: how much each gets is said now, at least one each. */
function* divided(play: Play, on: Id, seat: Seat, env: Env, { as, target }: NamedTarget, among: readonly Thing[]): Procedure<void> {
  if (target.divides === undefined || among.length === 0) return;
  const total = Math.max(among.length, amountOf(play.look, env, target.divides));
  const lost: IfLost<'division'> = orLost(play, seat, () => ({ amounts: among.map((_, at) => (at === 0 ? total - among.length + 1 : 1)) }));
  const { amounts } = yield* play.ask('division', seat, () => ({ cite: '2016:601.2d', source: env.source, among, total, least: 1 }), lost);
  play.record({ type: 'Divided', rule: '2016:601.2d', object: on, as, amounts });
}

/** One entry after another, each with those before it chosen (2016:114.3), then what is divided among them. */
export function* chooseEntries(play: Play, on: Id, seat: Seat, said: Env, entries: readonly NamedTarget[]): Procedure<boolean> {
  let env: Env = { ...said, on };
  for (const [nth, entry] of entries.entries()) {
    const [chooser = seat] = entry.target.chooser === undefined ? [seat] : playersOf(play.look, env, entry.target.chooser);
    const targets = yield* chosen(play, on, chooser, env, entries, nth);
    if (targets === null) return false;
    play.record({ type: 'TargetsChosen', rule: ruleFor(play, on), object: on, as: entry.as, targets });
    env = withTargets(env, entry, targets);
  }
  for (const entry of entries) yield* divided(play, on, seat, env, entry, at(play.game, on).stack?.targets[entry.as] ?? []);
  return true;
}

export function* chooseTargets(
  play: Play,
  { on, seat, targets, env }: { readonly on: Id; readonly seat: Seat; readonly targets: readonly Target[]; readonly env: Env },
): Procedure<boolean> {
  return yield* chooseEntries(
    play,
    on,
    seat,
    env,
    targets.map((target) => ({ as: target.as, target })),
  );
}
