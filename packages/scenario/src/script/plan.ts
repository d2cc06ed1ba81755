import type { Seat } from '@arbiter/schema';
import type { Scenario } from '../format/scenario.ts';
import { is, type Line } from '../format/script.ts';
import { type Due, dueOf, firstTurnOf, isAt, type Time } from './time.ts';

/** A line with its place in the script and when it is due. */
export interface Planned<L extends Line = Line> {
  readonly index: number;
  readonly line: L;
  readonly due: Due;
}
export type Plan = readonly Planned[];

export const planOf = (scenario: Scenario): Plan => (scenario.script ?? []).map((line, index) => ({ index, line, due: dueOf(line, firstTurnOf(scenario)) }));

/** Lines that are not done at priority but as attackers and blockers are declared. */
export const isDeclaration = (line: Line): boolean => is(line, 'attack') || is(line, 'block');
const ownerOf = ({ player }: Line, active: Seat): Seat => player ?? active;

/** What a player does next at priority. */
export const nextFor = (plan: Plan, done: ReadonlySet<number>, time: Time, seat: Seat, active: Seat): Planned | undefined =>
  plan.find(({ index, line, due }) => !done.has(index) && !isDeclaration(line) && isAt(due, time) && ownerOf(line, active) === seat);

export const declarationsFor = <K extends 'attack' | 'block'>(plan: Plan, done: ReadonlySet<number>, key: K, time: Time, seats: readonly Seat[]) =>
  plan.filter(
    (one): one is Planned<Extract<Line, Record<K, unknown>>> =>
      !done.has(one.index) && is(one.line, key) && isAt(one.due, time) && seats.some((seat) => one.line.player === seat),
  );

/** What a person would say the line does. */
export function shownLine(line: Line): string {
  const { turn: _t, step: _s, nth: _n, player, illegal: _i, try: _y, while: _w, whileNot: _v, ...rest } = line as Line & Record<string, unknown>;
  return `${player === undefined ? '' : `${player} `}${JSON.stringify(rest)}`;
}
