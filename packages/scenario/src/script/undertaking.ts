import type { Refused } from '@arbiter/rules';
import type { Answer, Cite, Decision, PriorityOption, Seat } from '@arbiter/schema';
import { fallback } from '../answers/fallback.ts';
import { findAnswer, without } from '../answers/unused.ts';
import { is } from '../format/script.ts';
import { sameWord } from '../names/words.ts';
import { answerTo, type Doing } from './answering.ts';
import { optionsMeant, shownOption, shownUndertaking, type Undertaking } from './options.ts';
import type { Planned } from './plan.ts';
import { shownLine } from './plan.ts';
import type { Run, State } from './run.ts';
import { positionText } from './same.ts';
import { sayingOf, unsaid } from './saying.ts';

/** Why something could not be done; `cite`: the rule that refused it, where one did. */
export interface Cannot {
  readonly why: string;
  readonly cite: Cite | null;
  readonly otherwise?: true; // it was done, but not as the line says: not with the targets it names, or not kicked
}

const cannot = (why: string, cite: Cite | null = null): Cannot => ({ why, cite });
const refusedBy = ({ refusal }: Refused): Cannot => cannot(`${refusal.cite} ${refusal.why}`, refusal.cite);

/** Takes back what a player has begun, as far as there is something to take back. */
function withdraw(run: Run, seat: Seat): void {
  for (let decision = run.decision; decision && run.game.attempts.length > 0 && !run.last; decision = run.decision) {
    const give = decision.withdrawable && decision.seat === seat ? { withdraw: true as const } : fallback(decision, 'decline');
    if (run.answer(decision.seat, give)) return;
  }
}

/** Carries an answer through all the questions of the attempt it belongs to. `again`: the question that comes if it was taken back. */
export function carry(run: Run, seat: Seat, answer: Answer, doing: Doing | null, again: Decision['kind'] | null = null): Cannot | null {
  const before = run.story.upshot;
  run.doing = doing;
  const refused = run.answer(seat, answer);
  if (refused) return refusedBy(refused);
  for (let decision = run.decision; decision && run.game.attempts.length > 0 && !run.last && decision.kind !== again; decision = run.decision) {
    const given = answerTo(run, decision);
    const problem = 'problem' in given ? cannot(given.problem) : refusedOr(run, decision.seat, given.give);
    if (problem) {
      withdraw(run, seat);
      return problem;
    }
  }
  const { upshot } = run.story;
  return upshot !== null && upshot !== before && 'cite' in upshot ? cannot(`${upshot.cite} ${upshot.why}`, upshot.cite) : null;
}
const refusedOr = (run: Run, seat: Seat, give: Parameters<Run['answer']>[1]): Cannot | null => {
  const refused = run.answer(seat, give);
  return refused && refusedBy(refused);
};

/** Where a line does not say at what cost a spell is cast, an answer may: `normal`, or another of its ways. */
function wayAnswered(run: Run, seat: Seat, line: Undertaking, options: readonly PriorityOption[]): PriorityOption | null {
  if (!is(line, 'cast') || line.alternative !== undefined || line.faceDown) return null;
  const written = run.state.unused[seat] ?? [];
  const found = findAnswer(written, { words: ['cost'], forms: [] }, run.script.manner.order, (pick) => {
    if (typeof pick !== 'string') return null;
    return optionsMeant(run.world, options, sameWord(pick, 'normal') ? line : { ...line, alternative: pick })[0] ?? null;
  });
  if (!found || 'astray' in found || !('how' in found.as)) return null;
  run.state = { ...run.state, unused: { ...run.state.unused, [seat]: without(written, found.at) } };
  return found.as;
}

/** Begins what a line says and goes through with it. */
function once(run: Run, seat: Seat, line: Undertaking): Cannot | null {
  const { decision } = run;
  if (decision?.kind !== 'priority' || decision.seat !== seat) return cannot(`${seat} has no priority`);
  const { options } = decision.space;
  const [meant] = optionsMeant(run.world, options, line);
  const option = wayAnswered(run, seat, line, options) ?? meant;
  if (!option)
    return cannot(`${shownUndertaking(line)} is not possible now; ${seat} may ${options.map((one) => shownOption(run.world, one)).join(', ') || 'only pass'}`);
  const saying = sayingOf(line);
  const doing: Doing = { seat, saying, answers: saying.answers };
  const problem = carry(run, seat, option, doing);
  run.doing = null;
  const left = problem ? undefined : unsaid(doing.answers);
  if (problem === null && (saying.kicked ?? 0) > 0 && !doing.kicks) return { ...cannot('it could not be kicked'), otherwise: true };
  if (!left) return problem;
  const why = `nobody asked for ${String(left.for)} ${JSON.stringify(left.pick)}`;
  return left.for === 'target' ? { ...cannot(why), otherwise: true } : cannot(why);
}
function undertake(run: Run, seat: Seat, line: Undertaking): Cannot | null {
  const times = 'times' in line ? (line.times ?? 1) : 1;
  for (let n = 0; n < times; n++) {
    const problem = once(run, seat, line);
    if (problem) return problem;
  }
  return null;
}

/** What must be refused: it was, by the rule that is named if one is, and nothing else is different for it. */
export function judgeIllegal(run: Run, planned: Planned, saved: State, problem: Cannot | null): void {
  const { illegal } = planned.line;
  if (problem?.otherwise) {
    run.state = { ...saved, failures: run.state.failures };
    return;
  }
  const changed = problem !== null && positionText(run.game) !== positionText(saved.story.game);
  if (problem === null || changed) run.state = { ...saved, failures: run.state.failures };
  if (problem === null) run.fail(`${shownLine(planned.line)} is refused`, 'it was done');
  else if (changed) run.fail(`${shownLine(planned.line)} changes nothing`, 'it was refused, but the position is another');
  else if (typeof illegal === 'string' && problem.cite !== null && problem.cite !== illegal)
    run.fail(`${shownLine(planned.line)} is refused by ${illegal}`, `it was refused by ${problem.cite}`);
}

export function perform(run: Run, seat: Seat, planned: Planned<Undertaking>): void {
  const saved = run.state;
  const { line } = planned;
  const problem = undertake(run, seat, line);
  run.doing = null;
  if (line.illegal) judgeIllegal(run, planned, saved, problem);
  else if (problem && line.try) run.state = saved;
  else if (problem) run.fail(shownLine(line), problem.why);
  run.markDone(planned);
}
