import type { Decision, DecisionOf } from '@arbiter/schema';
import type { Moment } from '../expect/moment.ts';
import { is, type LineOf } from '../format/script.ts';
import { objectsNamed } from '../names/name.ts';
import { answered } from './answering.ts';
import { declare } from './combat.ts';
import { isUndertaking, type Undertaking } from './options.ts';
import { nextFor, type Planned } from './plan.ts';
import { order, type Ruling } from './rulings.ts';
import type { Run } from './run.ts';
import { isBefore, sameTime } from './time.ts';
import { perform } from './undertaking.ts';

/** How many questions a scenario may come to; those that go in circles end here. */
const MOST = 20_000;

const pass = (run: Run, { seat }: Decision): void => {
  run.answer(seat, { pass: true });
};

/** What a line waits for is, or is not yet, on the stack. */
function isHeld(run: Run, { line }: Planned): boolean {
  const isThere = (name: string): boolean => objectsNamed(run.world, name, run.game.stack).length > 0;
  return (line.while !== undefined && !isThere(line.while)) || (line.whileNot !== undefined && isThere(line.whileNot));
}

class Resolving {
  /** How much had resolved as each such line became its player's next. */
  private readonly since = new Map<number, number>();
  isDone(run: Run, { index, line }: Planned<LineOf<'resolve'>>): boolean {
    const { resolutions } = run.story;
    const since = this.since.get(index) ?? resolutions;
    this.since.set(index, since);
    return run.game.stack.length === 0 || (line.resolve !== 'all' && resolutions - since >= line.resolve);
  }
}

function atPriority(run: Run, decision: DecisionOf<'priority'>, resolving: Resolving): void {
  const { ending, plan } = run.script;
  const { seat } = decision;
  if (ending.when === 'begin' && sameTime(ending, run.time)) return run.finish(run.story, run.state.position);
  const next = nextFor(plan, run.state.done, run.time, seat, run.game.turn.active);
  if (!next || isHeld(run, next)) return pass(run, decision);
  const { line } = next;
  if (is(line, 'resolve')) return resolving.isDone(run, next as Planned<LineOf<'resolve'>>) ? run.markDone(next) : pass(run, decision);
  if (is(line, 'expect')) {
    run.markDone(next);
    return run.expect(line.expect);
  }
  if (is(line, 'concede')) {
    run.markDone(next);
    run.act({ kind: 'concede', actionId: run.nextId(), seat });
    return undefined;
  }
  return isUndertaking(line) ? perform(run, seat, next as Planned<Undertaking>) : order(run, next as Planned<Ruling>);
}

function atQuestion(run: Run, decision: Decision): void {
  if (decision.kind === 'attackers' || decision.kind === 'blockers') return declare(run, decision);
  const refused = run.answer(decision.seat, answered(run, decision));
  if (refused) throw new Error(`${decision.kind} by ${decision.seat}: ${refused.refusal.why}`);
}

/** Lines that were due by the end and are not done: their step has not come, or the game was over before. */
function closeAll(run: Run, last: Moment): void {
  const { ending } = run.script;
  const isOver = last.world.game.result !== null;
  const hasCome = !isOver && sameTime(ending, last.time);
  const why = isOver ? 'the game was over' : 'its step did not come';
  run.closeLines(({ due }) => isBefore(due, ending) || (!hasCome && !isBefore(ending, due)), last, why);
}

/** Plays on until the moment the scenario stops at, or to the end of the game. */
export function drive(run: Run): Moment {
  const resolving = new Resolving();
  for (let n = 0; n < MOST && !run.last; n++) {
    const { decision } = run;
    if (!decision) run.finish(run.story, run.state.position);
    else if (decision.kind === 'priority') atPriority(run, decision, resolving);
    else atQuestion(run, decision);
  }
  if (!run.last) throw new Error(`it goes on after ${MOST} questions`);
  closeAll(run, run.last);
  return run.last;
}
