import { parseScenario } from './parse.ts';
import { type Ground, runScenario } from './play.ts';
import type { Failure } from './result.ts';
import type { Scenario } from './format/scenario.ts';

/** A scenario written in TypeScript: the same format, and a call that plays it. */
export interface Playable {
  /** What did not come out as written. Throws if the scenario could not be run at all. */
  run(ground?: Ground): readonly Failure[];
}

export const scenario = (data: Scenario): Playable => ({
  run(ground) {
    const parsed = parseScenario(data);
    if ('error' in parsed) throw new Error(parsed.error);
    const { failures, error } = runScenario(parsed.scenario, ground);
    if (error !== null) throw new Error(error);
    return failures;
  },
});
