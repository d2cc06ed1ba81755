import type { Cite, Id, Seat, Target, Thing } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { at } from '../engine/game.ts';
import { type Env, type IfLost, InOwnAttempt, type Play, type Procedure } from '../engine/play.ts';
import type { NamedTarget } from './abilities.ts';
import { countsOf, groupsOf, legalTargets } from './targets.ts';

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

function atRandom(play: Play, seat: Seat, from: readonly Thing[], count: number): readonly Thing[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(play.random(left.length, { what: 'pick', seat, among: left }), 1)[0] as Thing);
}

/** Those that may be chosen for an entry, by the entries chosen before. */
function choicesFor(play: Play, on: Id, env: Env, target: Target): readonly Thing[] {
  const taken = new Set((target.otherThan ?? []).flatMap((as) => at(play.game, on).stack?.targets[as] ?? []));
  const from = legalTargets(play.look, env, target, on);
  return taken.size === 0 ? from : from.filter((thing) => !taken.has(thing));
}

function* chosen(play: Play, on: Id, chooser: Seat, env: Env, { as, target }: NamedTarget): Procedure<readonly Thing[] | null> {
  const from = choicesFor(play, on, env, target);
  const groups = groupsOf(play.look, target, from);
  const { min, max } = countsOf(play.look, env, target);
  const most = Math.min(max, Math.max(0, ...(groups ?? [from]).map((group) => group.length)));
  if (most < min) return null;
  if (most === 0) return [];
  if (target.random) return atRandom(play, chooser, from, most);
  const lost: IfLost<'targets'> = orLost(play, chooser, () => ({ targets: ((groups ?? [from]).find((group) => group.length >= min) ?? []).slice(0, min) }));
  const answer = yield* play.ask(
    'targets',
    chooser,
    () => ({ cite: ruleFor(play, on), source: env.source, as, from, min, max: most, ...(groups ? { groups } : {}) }),
    lost,
  );
  return answer.targets;
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
  const env = { ...said, on };
  for (const entry of entries) {
    const [chooser = seat] = entry.target.chooser === undefined ? [seat] : playersOf(play.look, env, entry.target.chooser);
    const targets = yield* chosen(play, on, chooser, env, entry);
    if (targets === null) return false;
    play.record({ type: 'TargetsChosen', rule: ruleFor(play, on), object: on, as: entry.as, targets });
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
