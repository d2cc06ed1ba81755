import { turnTaker } from '@arbiter/rules';
import type { AnswerOf, DecisionOf } from '@arbiter/schema';
import { fallback } from '../answers/fallback.ts';
import type { Forced } from '../answers/forced.ts';
import { is, type LineOf } from '../format/script.ts';
import { type Declared, declaredAttack, declaredBlock } from './declaring.ts';
import { declarationsFor, type Planned, shownLine } from './plan.ts';
import type { Run } from './run.ts';
import { carry, judgeIllegal } from './undertaking.ts';

/** Attackers and blockers as their lines declare them; without a line the first legal declaration. */

type Fight = DecisionOf<'attackers'> | DecisionOf<'blockers'>;
type Fighting = LineOf<'attack'> | LineOf<'block'>;
type Answer = AnswerOf<'attackers'> | AnswerOf<'blockers'>;

const declared = (run: Run, decision: Fight, lines: readonly Fighting[]): Declared<Answer> =>
  decision.kind === 'attackers'
    ? declaredAttack(run.world, decision, lines as readonly LineOf<'attack'>[])
    : declaredBlock(run.world, decision, lines as readonly LineOf<'block'>[]);

/** What is declared by him, or by his team where it declares as one. */
const linesFor = ({ game, script, state, time }: Run, { kind, seat }: Fight): readonly Planned<Fighting>[] => {
  const seats = game.players.map((player) => player.seat).filter((other) => turnTaker(game, other) === turnTaker(game, seat));
  return declarationsFor(script.plan, state.done, kind === 'attackers' ? 'attack' : 'block', time, seats);
};

function tryIllegal(run: Run, decision: Fight, planned: Planned<Fighting>): void {
  const saved = run.state;
  const said = declared(run, decision, [planned.line]);
  const problem = 'problem' in said ? { why: said.problem, cite: null } : carry(run, decision.seat, said.answer, null, decision.kind);
  judgeIllegal(run, planned, saved, problem);
  run.state = { ...saved, failures: run.state.failures };
  run.markDone(planned);
}

/** Lines that are only tried are left out where the whole would not be legal with them. */
function together(run: Run, decision: Fight, lines: readonly Planned<Fighting>[]): readonly Planned<Fighting>[] {
  const sure = lines.filter(({ line }) => !line.try);
  const tried = lines.filter(({ line }) => line.try);
  return tried.reduce(
    (taken, one) =>
      'answer' in
      declared(
        run,
        decision,
        [...taken, one].map(({ line }) => line),
      )
        ? [...taken, one]
        : taken,
    sure,
  );
}

export function declare(run: Run, decision: Fight): void {
  for (const planned of linesFor(run, decision).filter(({ line }) => line.illegal)) tryIllegal(run, decision, planned);
  const all = linesFor(run, decision);
  const lines = together(run, decision, all);
  run.markDone(...all);
  const said: Declared<Answer> =
    lines.length === 0
      ? { answer: fallback(decision, run.script.manner.optional) as Answer }
      : declared(
          run,
          decision,
          lines.map(({ line }) => line),
        );
  if ('problem' in said) {
    run.fail(lines.map(({ line }) => shownLine(line)).join(', '), said.problem);
    carry(run, decision.seat, fallback(decision, run.script.manner.optional), null, decision.kind);
    return;
  }
  const problem = carry(run, decision.seat, said.answer, null, decision.kind);
  if (problem) run.fail(lines.map(({ line }) => shownLine(line)).join(', ') || 'the first legal declaration', problem.why);
}

/** The question as it would be with only what was forced to declare. */
function asQuestion({ kind, player: seat, rule: cite, answer }: Forced): Fight | null {
  if ('attacks' in answer) {
    const candidates = answer.attacks.map(({ attacker, defender }) => ({ creature: attacker, defenders: [defender] }));
    const requirements = candidates.map(({ creature }) => ({ creature }));
    return { kind: 'attackers', seat, withdrawable: false, space: { cite, candidates, limits: [], requirements, obey: requirements.length } };
  }
  if (kind !== 'blockers' || !('blocks' in answer)) return null;
  const blockers = [...new Set(answer.blocks.map(({ blocker }) => blocker))];
  const requirements = answer.blocks.map(({ blocker, attacker }) => ({ creature: blocker, at: [attacker] }));
  const candidates = blockers.map((creature) => {
    const attackers = requirements.filter((one) => one.creature === creature).flatMap(({ at }) => at);
    return { creature, attackers, most: attackers.length };
  });
  return { kind, seat, withdrawable: false, space: { cite, candidates, limits: [], requirements, obey: requirements.length } };
}
/** There was one legal declaration, so nobody was asked: whoever has written it has made it, and any other is refused. */
export function declaredAsForced(run: Run, event: Forced): boolean {
  const decision = asQuestion(event);
  if (!decision) return false;
  for (const planned of linesFor(run, decision)) {
    const { line } = planned;
    const said = declared(run, decision, [line]);
    run.markDone(planned);
    if (line.illegal) {
      if ('answer' in said && isWhole(decision, line)) run.fail(`${shownLine(line)} is refused`, 'it is the only legal declaration');
    } else if ('problem' in said && !line.try) run.fail(shownLine(line), `only one declaration is legal, another one: ${said.problem}`);
  }
  return true;
}
/** Whether a line names all that are declared. */
const isWhole = ({ space }: Fight, line: Fighting): boolean => (is(line, 'attack') ? line.attack : line.block).length === space.requirements.length;
