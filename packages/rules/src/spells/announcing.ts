import type { Cite, Id, Modes, Quantity, Seat, Text } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { at } from '../engine/game.ts';
import type { Env, IfLost, Look, Play, Procedure } from '../engine/play.ts';
import { hasKeyword } from '../keywords/index.ts';
import { targetsOf } from './abilities.ts';
import { chooseEntries, orLost } from './choosingTargets.ts';
import { canTarget, envOf } from './targets.ts';
import { entriesOf, modalTexts, textsOf } from './texts.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /** Modes, targets and division of a spell or ability that is being put on the stack; false if something it must have cannot be had. */
    announce: (args: { readonly on: Id; readonly seat: Seat }) => boolean;
  }
}

/** The modes that may be chosen: legal ones only (2016:700.2a). */
const openModes = (look: Look, env: Env, { of }: Modes): readonly number[] =>
  of.flatMap((mode, at) =>
    (mode.while === undefined || holds(look, env, mode.while)) && canTarget(look, env, targetsOf({ modes: { choose: 1, of } }, [at])) ? [at] : [],
  );

const rangeOf = ({ choose }: Pick<Modes, 'choose'>): readonly [Quantity, Quantity] => (isRange(choose) ? choose : [choose, choose]);
const isRange = (choose: Modes['choose']): choose is readonly [Quantity, Quantity] => Array.isArray(choose);

/** 2016:702.41a. */
const isEntwined = (look: Look, { on }: Env): boolean =>
  on !== undefined && hasKeyword(look, on, 'entwine') && (at(look.game, on).stack?.paid['entwine'] ?? 0) > 0;
function countsOf(look: Look, env: Env, modes: Modes, own: boolean): readonly [number, number] {
  if (own && isEntwined(look, env)) return [modes.of.length, modes.of.length];
  const more = modes.moreIf && holds(look, env, modes.moreIf.when) ? modes.moreIf : modes;
  const [min, max] = rangeOf(more).map((quantity) => atLeastZero(amountOf(look, env, quantity)));
  return [min ?? 0, max ?? 0];
}

interface ModeChoice {
  readonly of: readonly number[];
  readonly min: number;
  readonly max: number;
}
/** How many of which modes; null if too few are legal. `own`: they are of its own text, not of one spliced on. */
function modeChoice(look: Look, env: Env, modes: Modes, own: boolean): ModeChoice | null {
  const of = openModes(look, env, modes);
  const [min, max] = countsOf(look, env, modes, own);
  const most = modes.again && of.length > 0 ? max : Math.min(max, of.length);
  return most < min ? null : { of, min, max: most };
}

function randomModes(play: Play, { of, max }: ModeChoice, again: boolean): readonly number[] {
  const left = [...of];
  return Array.from({ length: max }, () => {
    const at = play.random(left.length);
    return (again ? left[at] : left.splice(at, 1)[0]) as number;
  });
}

function* chosenModes(
  play: Play,
  on: Id,
  seat: Seat,
  { modes, first }: { readonly modes: Modes; readonly first: number },
): Procedure<readonly number[] | null> {
  const choice = modeChoice(play.look, envOf(play.game, on), modes, first === 0);
  if (choice === null) return null;
  const { of, min, max } = { ...choice, of: choice.of.map((mode) => first + mode) };
  const again = modes.again === true;
  if (modes.random) return randomModes(play, { of, min, max }, again);
  const cite: Cite = at(play.game, on).stack?.ability?.kind === 'triggered' ? '2016:700.2b' : '2016:601.2b';
  const [chooser = seat] = modes.chooser === undefined ? [seat] : playersOf(play.look, envOf(play.game, on), modes.chooser); // 2016:700.2d
  const lost: IfLost<'modes'> = orLost(play, chooser, () => ({ modes: again ? Array.from({ length: min }, () => of[0] as number) : of.slice(0, min) }));
  return (yield* play.ask('modes', chooser, () => ({ cite, source: on, of, min, max, again }), lost)).modes;
}

/** 2016:601.2b. The modes are kept in the order they will be followed in: as printed. Of the first `done` texts with modes they have been chosen before. */
export function* announceModes(play: Play, on: Id, seat: Seat, done = 0): Procedure<boolean> {
  for (const modal of modalTexts(textsOf(play.look, on)).slice(done)) {
    const chosen = yield* chosenModes(play, on, seat, modal);
    if (chosen === null) return false;
    const before = at(play.game, on).stack?.modes ?? [];
    play.record({ type: 'ModesChosen', rule: '2016:601.2b', object: on, modes: [...before, ...chosen].toSorted((a, b) => a - b) });
  }
  return true;
}

/** 2016:601.2c–d. */
export function* announceTargets(play: Play, on: Id, seat: Seat): Procedure<boolean> {
  const entries = entriesOf(play.look, on);
  if (entries.length === 0) return true;
  const env = envOf(play.game, on);
  return canTarget(play.look, env, entries) && (yield* chooseEntries(play, on, seat, env, entries));
}

export function* announce(play: Play, { on, seat }: { readonly on: Id; readonly seat: Seat }): Procedure<boolean> {
  return (yield* announceModes(play, on, seat)) && (yield* announceTargets(play, on, seat));
}

/** Whether a text could be put on the stack now as far as its modes and targets go. */
export function canAnnounce(look: Look, env: Env, texts: readonly Text[]): boolean {
  return (
    modalTexts(texts).every(({ modes }) => modeChoice(look, env, modes, true) !== null) && texts.every((text) => canTarget(look, env, targetsOf(text, [])))
  );
}
