import type { Answer, Decision, Event, Game } from '@arbiter/schema';
import { hooks } from '../hooks.ts';
import type { Context } from './context.ts';
import { type Position, pathOf, startChart, stepChart, valueOf } from './drive.ts';

/** Whole games at hand for tests: the chart with all procedures, answered by a function. */
export const chartOf = (game: Game): Position => {
  const context: Context = {
    game,
    run: null,
    result: undefined,
    abandoned: false,
    runs: 0,
    out: [],
    began: null,
    refused: null,
    ruling: null,
    hooks,
    chance: () => ({ key: '07'.repeat(32) }),
  };
  return startChart(context);
};
const openIn = ({ context }: Position): Decision => context.run?.decision as Decision;
const answered = (position: Position, answer: Answer): Position => {
  const { seat, kind } = openIn(position);
  return stepChart(position, { type: 'input', input: { input: 'answer', seat, kind, answer } });
};
export interface Played {
  readonly at: Position;
  readonly events: readonly Event[];
  readonly asked: readonly string[];
}
/** Answers until the game is over, `say` has nothing more to say, or so many answers are given. `asked` are seat and kind of each question. */
export const playOn = (from: Position, say: (decision: Decision, at: Position) => Answer | null, most = 300): Played => {
  const events: Event[] = from.context.out.flat();
  const asked: string[] = [];
  let at = from;
  while (at.status === 'active' && asked.length < most) {
    const decision = openIn(at);
    const answer = say(decision, at);
    if (answer === null) break;
    asked.push(`${decision.seat} ${decision.kind}`);
    at = answered(at, answer);
    if (at.context.refused) throw new Error(`${decision.kind}: ${at.context.refused.why}`);
    events.push(...at.context.out.flat());
  }
  return { at, events, asked };
};
export const placeOf = (position: Position): string => pathOf(valueOf(position));
