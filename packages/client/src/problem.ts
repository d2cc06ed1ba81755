import type { Problem } from '@arbiter/schema';

/** The service refused. `problem.code` is stable; `problem.rule` is what the rules say no by. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ? `${problem.title}: ${problem.detail}` : problem.title);
    this.problem = problem;
  }
}
/** What was received does not follow from what was received before: nothing of this game can be relied on until somebody has looked. */
export class Broken extends Error {
  readonly game: string;
  readonly index: number;
  constructor(game: string, index: number, why: string) {
    super(`game ${game}, entry ${index}: ${why}`);
    this.game = game;
    this.index = index;
  }
}
/** The service could not be reached, or did not answer, for longer than this client waits. */
export class Unreachable extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
export const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['status'] === 'number' && typeof value['title'] === 'string';

/** What the same request may be answered otherwise in a while. */
const passing = ['busy', 'overloaded', 'unavailable', 'unconfirmed', 'rate-limited', 'too-many-streams', 'internal-error'];
export const isPassing = (error: unknown): boolean =>
  !(error instanceof Refused || error instanceof Broken) || (error instanceof Refused && passing.includes(error.problem.code));
