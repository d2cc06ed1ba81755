import { act, decisionOf, gameOf, type Outcome, type Position, type Refused } from '@arbiter/rules';
import type { Action, Answer, Decision, Event, Game, Seat, Withdrawal } from '@arbiter/schema';
import type { Manner } from '../answers/decide.ts';
import { absorbed, isForced } from '../answers/forced.ts';
import type { Unused } from '../answers/unused.ts';
import { failuresOf } from '../expect/failures.ts';
import type { Moment } from '../expect/moment.ts';
import type { Expectation } from '../format/expectation.ts';
import { is } from '../format/script.ts';
import type { World } from '../names/world.ts';
import type { Failure } from '../result.ts';
import type { Doing } from './answering.ts';
import type { ChanceState, Outcomes } from './chance.ts';
import { declaredAsForced } from './combat.ts';
import { isDeclaration, type Plan, type Planned, shownLine } from './plan.ts';
import { atItsEnd, mayCome, type Story, tell, worldIn } from './story.ts';
import { type Ending, isAt, sameTime, shownTime, type Time } from './time.ts';

/** What a run holds at any moment; a copy of it is all that is needed to take something back. */
export interface State {
  readonly position: Position;
  readonly story: Story;
  readonly unused: Unused;
  readonly done: ReadonlySet<number>;
  readonly failures: readonly Failure[];
  /** Where players had priority last, with nothing but passes since. */
  readonly asked: Moment['asked'];
  readonly chance: ChanceState;
}
export interface Script {
  readonly outcomes: Outcomes;
  readonly plan: Plan;
  readonly ending: Ending;
  readonly manner: Manner;
}

const isPass = ({ type }: Event): boolean => type === 'PriorityPassed' || type === 'PriorityReceived';
const isOpening = ({ type }: Event): boolean => type === 'TurnBegan' || type === 'PhaseBegan' || type === 'StepBegan';

/** Whoever decides, lines and answers are those of the player for whom it is done. */
const decidedFor = (decision: Decision | null): Decision | null => (decision?.of === undefined ? decision : { ...decision, seat: decision.of });

/** A game under way by a script: it takes actions, hears what comes of them and looks where it has to stop. */
export class Run {
  private own: Omit<State, 'chance'>;
  /** The moment the scenario stops at, once it has come. */
  last: Moment | null = null;
  readonly script: Script;
  /** What the line that is being carried out says. */
  doing: Doing | null = null;
  /** Mana has been made for a payment as an answer says; it is what is paid with. */
  hasMadeMana = false;
  private actions = 0;

  constructor(script: Script, state: Omit<State, 'chance'>) {
    this.script = script;
    this.own = state;
    script.outcomes.world = this.world;
  }

  get state(): State {
    return { ...this.own, chance: this.script.outcomes.state };
  }
  set state({ chance, ...own }: State) {
    this.own = own;
    this.script.outcomes.state = chance;
  }

  get story(): Story {
    return this.state.story;
  }
  get game(): Game {
    return gameOf(this.state.position);
  }
  get world(): World {
    return worldIn(this.story);
  }
  get time(): Time {
    return this.story.time;
  }
  /** The open question, put to the player it is decided for. */
  get decision(): Decision | null {
    return decidedFor(decisionOf(this.state.position));
  }

  fail(expected: string, actual: string, at: string = shownTime(this.time)): void {
    this.state = { ...this.state, failures: [...this.state.failures, { expected, actual, at }] };
  }
  markDone(...lines: readonly Planned[]): void {
    this.state = { ...this.state, done: new Set([...this.state.done, ...lines.map(({ index }) => index)]) };
  }
  expect(expectations: readonly Expectation[], moment: Moment = this.momentOf(this.story)): void {
    for (const expectation of expectations)
      for (const { expected, actual } of failuresOf(expectation, moment)) this.fail(expected, actual, shownTime(moment.time));
  }
  momentOf(story: Story, position: Position = this.state.position): Moment {
    return { world: worldIn(story), time: story.time, told: story.told, position, decision: decisionOf(position), asked: this.state.asked };
  }

  answer(seat: Seat, answer: Answer | Withdrawal): Refused | null {
    const asked = decisionOf(this.state.position);
    const by = asked?.of === seat ? asked.seat : seat;
    return this.act({ kind: 'answer', actionId: this.nextId(), seat: by, decision: this.state.position.index, answer });
  }
  nextId(): string {
    return String(++this.actions);
  }
  act(action: Action): Refused | null {
    this.script.outcomes.world = this.world;
    const outcome = act(this.state.position, action);
    if ('refused' in outcome) return outcome;
    this.take(outcome);
    return null;
  }
  /** What an action has brought about, told batch by batch. */
  take({ position, batches }: Outcome): void {
    const rest = this.state.position;
    for (const batch of batches) {
      if (this.last) break;
      this.hear(batch, rest);
    }
    const decision = decidedFor(decisionOf(position));
    const before = batches.flat().every(isPass) ? this.state.asked : {};
    this.state = { ...this.state, position, asked: decision?.kind === 'priority' ? { ...before, [decision.seat]: position } : before };
  }

  private hear(batch: readonly Event[], rest: Position): void {
    const before = this.story;
    const ends = batch.some(({ type }) => type === 'StepEnded');
    if (ends) this.stepEnds(atItsEnd(before), rest);
    if (!this.last && batch.some(isOpening)) this.somethingBegins(batch, before, rest);
    if (this.last) return;
    for (const event of batch) if (isForced(event) && !declaredAsForced(this, event)) this.absorb(event, before);
    this.state = { ...this.state, story: tell(before, batch) };
    if (batch.some(({ type }) => type === 'StepBegan') && this.hasMissed()) this.finish(before, rest);
  }

  private absorb(event: Parameters<typeof absorbed>[1], story: Story): void {
    const { unused } = this.state;
    const said = this.doing?.seat === event.player ? this.doing.answers : [];
    const left = absorbed(worldIn(story), event, said, unused[event.player] ?? [], this.script.manner.order);
    if (this.doing?.seat === event.player) this.doing.answers = left.said;
    this.state = { ...this.state, unused: { ...unused, [event.player]: left.written } };
  }

  private stepEnds(story: Story, rest: Position): void {
    const { ending } = this.script;
    const moment = this.momentOf(story, rest);
    this.closeLines(({ due }) => due.step !== null && isAt(due, story.time), moment, 'its step was over');
    if (ending.when !== 'after' && sameTime(ending, story.time)) this.finish(story, rest);
  }
  private somethingBegins(batch: readonly Event[], before: Story, rest: Position): void {
    const { ending } = this.script;
    const { turn } = before.time;
    if (batch.some(({ type }) => type === 'TurnBegan')) this.closeLines(({ due }) => due.turn <= turn, this.momentOf(before, rest), 'its turn was over');
    const over = before.game.turn.step === null;
    const next = batch.find((event) => event.type === 'TurnBegan');
    const past = next?.type === 'TurnBegan' && next.number > ending.turn;
    if (past || (ending.when === 'after' && over && sameTime(ending, before.time))) this.finish(before, rest);
  }
  /** The step to stop in does not come any more: another has begun, and nothing that is still due has it. */
  private hasMissed(): boolean {
    const { ending } = this.script;
    const { steps, game } = this.story;
    return ending.nth === 1 && game.turn.number === ending.turn && steps[ending.step] === undefined && !mayCome(this.story, ending.step);
  }
  finish(story: Story, rest: Position): void {
    this.last = this.momentOf(story, rest);
  }

  /** Lines whose moment has passed: expectations are looked at now, what was only tried is dropped, the rest has failed. */
  closeLines(isOver: (line: Planned) => boolean, moment: Moment, why: string): void {
    for (const planned of this.script.plan.filter((one) => !this.state.done.has(one.index) && isOver(one))) {
      const { line } = planned;
      this.markDone(planned);
      if (is(line, 'expect')) this.expect(line.expect, moment);
      else if (!isVain(planned)) this.fail(shownLine(line), `not done: ${why}`, shownTime(moment.time));
    }
  }
}

/** Whether it does not matter that a line was not done. */
function isVain({ line }: Planned): boolean {
  if (line.try || is(line, 'resolve')) return true;
  if (is(line, 'attack') && line.attack.length === 0) return true;
  if (is(line, 'block') && line.block.length === 0) return true;
  return line.illegal !== undefined && line.illegal !== false && isDeclaration(line);
}
