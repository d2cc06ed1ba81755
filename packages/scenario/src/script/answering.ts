import type { Answer, Decision, ManaType, Seat, Withdrawal } from '@arbiter/schema';
import { type Decided, decide } from '../answers/decide.ts';
import { fallback } from '../answers/fallback.ts';
import { colorFor, payWith, readPayment, sufficient } from '../answers/pay.ts';
import type { Typed, Written } from '../format/answer.ts';
import type { LineOf } from '../format/script.ts';
import { is } from '../format/script.ts';
import { thingsNamed } from '../names/name.ts';
import { isSeat, looks } from '../names/world.ts';
import type { Run } from './run.ts';
import { isKicker, payingOf, type Saying } from './saying.ts';

/** A line that is being carried out, with what it says that has not been asked for yet. */
export interface Doing {
  readonly seat: Seat;
  readonly saying: Saying;
  answers: readonly Typed[];
  kicks?: boolean; // what the line says of kicking has been asked for
}
export type Given = { readonly give: Answer | Withdrawal } | { readonly problem: string };

const wordOf: Partial<Record<Decision['kind'], string>> = { targets: 'target', modes: 'mode', x: 'x' };

/** Those of the written answers that a line brought with it for such a question come first. */
const broughtFor = (doing: Doing | null, { kind }: Decision): readonly Typed[] => (doing?.answers ?? []).filter((one) => one.for === wordOf[kind]);

function withLine(run: Run, doing: Doing | null, decision: Decision): Decided {
  const brought = broughtFor(doing, decision);
  const keys = decision.kind === 'costs' ? decision.space.options.map(({ key }) => key) : [];
  if (doing && keys.some(isKicker)) doing.kicks = true;
  const written = [...brought, ...(run.state.unused[decision.seat] ?? [])];
  return decide(run.world, decision, written, run.script.manner, doing ? payingOf(doing.saying, keys) : {});
}

/** What has not been used of what the line brought, and of what is written beside it. */
function keep(run: Run, doing: Doing | null, decision: Decision, answers: readonly Written[]): void {
  const left = new Set(answers);
  const brought = new Set<Written>(broughtFor(doing, decision));
  const { unused } = run.state;
  if (doing) doing.answers = doing.answers.filter((one) => !brought.has(one) || left.has(one));
  run.state = { ...run.state, unused: { ...unused, [decision.seat]: answers.filter((one) => !brought.has(one)) } };
}

function pay(run: Run, doing: Doing | null, decision: Extract<Decision, { kind: 'pay' }>): Given {
  const wanted = doing?.saying.pay ?? null;
  if (wanted) {
    const give = payWith(run.world, decision, wanted);
    return give ? { give } : { problem: `cannot be paid with ${wanted.map((type) => `{${type}}`).join('')}` };
  }
  const payment = run.hasMadeMana && sufficient(decision) ? null : readPayment(run.world, decision, run.state.unused[decision.seat] ?? []);
  run.hasMadeMana = payment !== null && !('cancel' in payment);
  if (!payment) return { give: fallback(decision, run.script.manner.optional) };
  run.state = { ...run.state, unused: { ...run.state.unused, [decision.seat]: payment.answers } };
  return { give: 'cancel' in payment ? { withdraw: true } : payment.answer };
}
const colorPaid = (run: Run, doing: Doing | null, decision: Decision): Answer | null => {
  const wanted: readonly ManaType[] | null = doing?.saying.pay ?? null;
  return wanted && colorFor(decision, wanted, run.game.players.find(({ seat }) => seat === decision.seat)?.mana ?? []);
};

/** Life is paid for a Phyrexian symbol whose mana the line does not name (2016:107.4f). */
const lifeInstead = (doing: Doing | null, decision: Decision): Answer | null => {
  if (decision.kind !== 'confirm' || decision.space.cite !== '2016:107.4f' || !doing?.saying.pay) return null;
  return { yes: !doing.saying.pay.some((type) => decision.space.what.includes(type)) };
};

/** Whom the attack lines of the turn are against. */
function defenderByLines(run: Run, { seat, space }: Extract<Decision, { kind: 'player' }>): Answer | null {
  const lines = run.script.plan
    .filter(({ line, due }) => is(line, 'attack') && line.player === seat && due.turn === run.time.turn)
    .map(({ line }) => line as LineOf<'attack'>);
  const names = lines.flatMap(({ attack }) => attack).flatMap((one) => (typeof one === 'string' ? [] : (one.defender ?? [])));
  for (const name of names) {
    const [thing] = thingsNamed(run.world, name, [...space.from, ...run.game.battlefield]);
    const player = thing === undefined ? undefined : isSeat(thing) ? thing : looks(run.world, thing).controller;
    if (player !== undefined && space.from.includes(player)) return { player };
  }
  return null;
}

/** What did not match is told once; what is written after it may still do. */
function astray(run: Run, doing: Doing | null, decision: Decision, problem: string): Given {
  const { unused } = run.state;
  const written = unused[decision.seat] ?? [];
  if (broughtFor(doing, decision).length === 0) run.state = { ...run.state, unused: { ...unused, [decision.seat]: written.slice(1) } };
  return { problem };
}

/** What is answered to a question that is none of priority and none of who fights. */
export function answerTo(run: Run, decision: Decision): Given {
  const doing = run.doing?.seat === decision.seat ? run.doing : null;
  if (decision.kind === 'pay') return pay(run, doing, decision);
  if (decision.kind === 'player' && decision.space.prompt === 'defender') {
    const give = defenderByLines(run, decision);
    if (give) return { give };
  }
  const implied = colorPaid(run, doing, decision) ?? lifeInstead(doing, decision);
  if (implied) return { give: implied };
  const decided = withLine(run, doing, decision);
  if ('problem' in decided) return astray(run, doing, decision, decided.problem);
  if (decided.lacking !== undefined) run.fail('a written answer', decided.lacking);
  keep(run, doing, decision, decided.answers);
  return { give: decided.answer };
}

/** Where what is written does not do: it is said, and the first legal answer is given. */
export function answered(run: Run, decision: Decision): Answer | Withdrawal {
  const given = answerTo(run, decision);
  if ('give' in given) return given.give;
  run.fail('the answer written', given.problem);
  return fallback(decision, run.script.manner.optional);
}
