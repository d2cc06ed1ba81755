import type { Position } from '@arbiter/rules';
import type { Event, Id, Thing } from '@arbiter/schema';
import type { Scenario } from './format/scenario.ts';
import { thingsNamed } from './names/name.ts';
import { parseScenario } from './parse.ts';
import { type Ground, type Reached, reachScenario } from './play.ts';
import type { Failure } from './result.ts';

/** Where a scenario stopped. A position can be played on from there. */
export interface Stop {
  readonly failures: readonly Failure[];
  /** What has happened so far; what was taken back is not in it. */
  readonly events: readonly Event[];
  /** Null: it broke off before. */
  readonly position: Position | null;
  /** What a name means there, older things first. */
  readonly find: (name: string) => readonly Thing[];
}

/** A scenario written in TypeScript: the same format, and calls that play it. They throw if it could not be run at all. */
export interface Playable {
  /** What did not come out as written. */
  run(ground?: Ground): readonly Failure[];
  /** The same, and where it stopped. */
  reach(ground?: Ground): Stop;
}

const played = (data: Scenario, ground?: Ground): Reached => {
  const parsed = parseScenario(data);
  if ('error' in parsed) throw new Error(parsed.error);
  const reached = reachScenario(parsed.scenario, ground);
  if (reached.result.error !== null) throw new Error(reached.result.error);
  return reached;
};

export const scenario = (data: Scenario): Playable => ({
  run: (ground) => played(data, ground).result.failures,
  reach(ground) {
    const { result, moment } = played(data, ground);
    const { world } = moment ?? {};
    const all = (world?.game.objects ?? []).flatMap((object): readonly Id[] => (object === null ? [] : [object.id]));
    return {
      failures: result.failures,
      events: (moment?.told ?? []).map(({ event }) => event),
      position: moment?.position ?? null,
      find: (name) => (world ? thingsNamed(world, name, [...world.game.players.map(({ seat }) => seat), ...all]) : []),
    };
  },
});
