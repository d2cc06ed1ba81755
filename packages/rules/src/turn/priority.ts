import type { AnswerOf, Event, PriorityOption, Seat } from '@arbiter/schema';
import { everyonePassed, firstAfter, hasAgain, isToCome, toReceive, yields } from '../concepts/priority.ts';
import { apnap, playerOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { priorityOptions } from '../spells/options.ts';
import { breakLoops, follow, isBarred, loopEnds, nameRepetitions, repeating } from './loops.ts';
import { floating } from './mana.ts';

/** What came of one turn at priority: somebody did something, or all have passed in succession. */
export interface Passed {
  readonly acted: boolean;
  readonly allPassed: boolean;
}

declare module '../engine/play.ts' {
  interface Procedures {
    receivePriority: (args: { readonly chosen?: boolean }) => Passed;
  }
}

/**
 * One answer at priority; standing yields are answered on the way to it (2016:116.3–116.4). `chosen`: somebody has made a free choice since the last one.
 * Once it has recorded something it ends, and the chart begins it again: so the question put at rest has nothing behind it that a concession or a ruling would have to wait for or undo.
 */
export function* receivePriority(play: Play, { chosen = false }: { readonly chosen?: boolean }): Procedure<Passed> {
  const start = play.game;
  if (chosen) breakLoops(play);
  for (;;) {
    const passed = allPassed(play);
    const seat = toReceive(play.game, says(play)) ?? (passed ? undefined : apnap(play.game)[0]);
    if (seat === undefined) return { acted: false, allPassed: passed };
    if (play.game.priority.holder !== seat) {
      play.record({ type: 'PriorityReceived', rule: '2016:116.3', player: seat });
      if (yield* loopEnds(play)) return { acted: false, allPassed: false };
    }
    const player = playerOf(play.game, seat);
    if (player.yield === null) return play.game === start ? yield* answered(play, seat) : { acted: false, allPassed: false };
    if (yields(play.game, player)) pass(play, seat, true);
    else play.record({ type: 'YieldEnded', rule: '2016:116.3', player: seat });
  }
}

const says =
  (play: Play): Play['says'] =>
  (found, without) =>
    play.says(found, without);
const allPassed = (play: Play): boolean => play.says(everyonePassed(play.game), false);

function* answered(play: Play, seat: Seat): Procedure<Passed> {
  for (;;) {
    const answer = yield* play.ask(
      'priority',
      seat,
      () => ({ cite: '2016:116.3', options: priorityOptions(play.look, seat).filter((option) => !isBarred(play.game, seat, option)) }),
      { pass: true },
    );
    if ('pass' in answer) {
      pass(play, seat, false, answer);
      return { acted: false, allPassed: allPassed(play) };
    }
    const loop = repeating(play.game, seat, answer);
    const more = loop === null || loop.times === 0 ? null : yield* nameRepetitions(play, seat, loop);
    if (more === 0) continue;
    if (yield* done(play, seat, answer)) follow(play, loop, more);
    const next = play.says(hasAgain(seat), firstAfter(play.game, seat, says(play)) ?? seat);
    if (next !== seat) play.record({ type: 'PriorityReceived', rule: '2016:116.3', player: next });
    return { acted: true, allPassed: false };
  }
}

/** 2016:116.3d: what mana floats is announced, and the next player in turn order who has not passed receives priority, a teammate before the others where teams have it (2016:116.6). */
function pass(play: Play, player: Seat, yielded: boolean, terms: Extract<AnswerOf<'priority'>, { pass: true }> = { pass: true }): void {
  const { game } = play;
  const sets: readonly Event[] =
    terms.until !== undefined && isToCome(game, terms.until)
      ? [{ type: 'YieldSet', rule: '2016:116.3d', player, until: terms.until, stopIf: terms.stopIf ?? [] }]
      : [];
  const next = firstAfter({ ...game, priority: { holder: null, passed: [...game.priority.passed, player] } }, player, says(play));
  const receives: readonly Event[] = next === undefined ? [] : [{ type: 'PriorityReceived', rule: '2016:116.3d', player: next }];
  play.record({ type: 'PriorityPassed', rule: '2016:116.3d', player, mana: floating(play, player), yielded }, ...sets, ...receives);
}

/** Whether it was done, and not taken back. */
function* done(play: Play, seat: Seat, option: PriorityOption): Procedure<boolean> {
  const outcome = yield* carriedOut(play, seat, option);
  return typeof outcome !== 'object' || outcome === null || 'done' in outcome;
}
function* carriedOut(play: Play, seat: Seat, option: PriorityOption): Procedure<unknown> {
  if ('play' in option) return yield* play.call('playLand', { object: option.play, seat, ...(option.face === undefined ? {} : { face: option.face }) });
  if ('cast' in option)
    return yield* play.call('castSpell', {
      object: option.cast,
      seat,
      ...(option.face === undefined ? {} : { face: option.face }),
      ...(option.how === undefined ? {} : { how: option.how }),
    });
  if ('activate' in option) return yield* play.call('activateAbility', { object: option.activate, ability: option.ability, seat });
  return yield* play.call('specialAction', { special: option.special, object: option.object, seat });
}
