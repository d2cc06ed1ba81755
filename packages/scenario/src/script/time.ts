import { type Phase, type Step, steps } from '@arbiter/schema';
import type { Scenario } from '../format/scenario.ts';
import { is, type Line } from '../format/script.ts';
import type { Stop } from '../format/setup.ts';
import { phaseOf } from '../steps.ts';

/** A step of a turn; the second such step of it has `nth` 2. */
export interface Time {
  readonly turn: number;
  readonly step: Step;
  readonly nth: number;
}
/** When a line is due. Without a step: as soon as may be in its turn. */
export interface Due {
  readonly turn: number;
  readonly step: Step | null;
  readonly nth: number;
}

const declared = (line: Line): Step | null => (is(line, 'attack') ? 'declare-attackers' : is(line, 'block') ? 'declare-blockers' : null);
export const dueOf = (line: Line, firstTurn: number): Due => ({ turn: line.turn ?? firstTurn, step: line.step ?? declared(line), nth: line.nth ?? 1 });

export const isAt = (due: Due, time: Time): boolean => due.turn === time.turn && (due.step === null || (due.step === time.step && due.nth === time.nth));
export const sameTime = (one: Time, other: Time): boolean => isAt(one, other);
const parts: Readonly<Partial<Record<Phase, number>>> = { beginning: 1, ending: 3 };
const partOf = (step: Step | null): number => (step === null ? 0 : (parts[phaseOf(step)] ?? 2));
/** In the order in which steps come: further combat and main phases stand between the first ones and the end of the turn. */
const rank = ({ turn, step, nth }: Due): readonly number[] => [turn, partOf(step), nth, step === null ? -1 : steps.indexOf(step)];
export function isBefore(one: Due, other: Due): boolean {
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, n) => value !== b[n]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
}
export const shownTime = ({ turn, step, nth }: Due): string => `turn ${turn}${step === null ? '' : ` ${step}`}${nth > 1 ? ` (${nth})` : ''}`;

export interface Ending extends Time {
  readonly when: 'begin' | 'end' | 'after';
}
const startOf = ({ start = {} }: Scenario): Time => ({ turn: start.turn ?? 1, step: start.step ?? 'upkeep', nth: 1 });
export const firstTurnOf = (scenario: Scenario): number => startOf(scenario).turn;

/** Without `stop`: the end of the last scripted step. */
export function endingOf(scenario: Scenario): Ending {
  const stop: Stop | undefined = scenario.stop;
  if (stop) return { turn: stop.turn, step: stop.step, nth: stop.nth ?? 1, when: stop.when ?? 'end' };
  const start = startOf(scenario);
  const last = (scenario.script ?? []).map((line) => dueOf(line, start.turn)).reduce<Due>((latest, due) => (isBefore(latest, due) ? due : latest), start);
  return { ...last, step: last.step ?? 'cleanup', when: 'end' };
}
