import { cardNamed } from '@arbiter/cards';
import { act, arrange, decisionOf, gameOf, type Outcome, type Position } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Action, Answer, Decision, Event, Game, Id, Random, Thing, Withdrawal } from '@arbiter/schema';
import { boardOf } from '../../packages/scenario/src/setup/board.ts';
import { bookOf } from '../../packages/scenario/src/setup/cards.ts';

/** A board where a game is under way; things go by the names the scenario gives them with `as`, players by their own. */
export interface Stand {
  readonly position: Position;
  readonly decision: Decision | null;
  readonly idOf: (name: string) => Thing;
  readonly nameOf: (thing: Thing) => string;
}

const SEED = '0'.repeat(63);
const knownAs = (name: string, ids: readonly Id[] | undefined): Thing => ids?.[0] ?? name;

/** The board of a scenario, whose script is left aside, at its first question. */
export function standOf(scenario: Scenario): Stand {
  const { game, aliases } = boardOf(scenario, bookOf(scenario, cardNamed));
  const names = new Map(Object.entries(aliases).flatMap(([name, ids]) => ids.map((id) => [id as Thing, name] as const)));
  const { position } = arrange(game, `${SEED}1`);
  return {
    position,
    decision: decisionOf(position),
    idOf: (name) => knownAs(name, aliases[name]),
    nameOf: (thing) => names.get(thing) ?? String(thing),
  };
}

const actionFor = (position: Position, answer: Answer | Withdrawal): Action => ({
  kind: 'answer',
  actionId: 'a',
  seat: decisionOf(position)?.seat ?? '',
  decision: position.index,
  answer,
});

/** The answer of whoever is asked, or null if it is refused. */
export function answered(position: Position, answer: Answer | Withdrawal): Outcome | null {
  const outcome = act(position, actionFor(position, answer));
  return 'refused' in outcome ? null : outcome;
}

/** The answer, which must be taken. */
export function taken(position: Position, answer: Answer | Withdrawal): Outcome {
  const outcome = act(position, actionFor(position, answer));
  if ('refused' in outcome) throw new Error(`refused ${JSON.stringify(answer)}: ${JSON.stringify(outcome)}`);
  return outcome;
}

export interface Under {
  readonly position: Position;
  readonly events: readonly Event[];
}
/** Answers on and on until `answerTo` has none for the question. */
export function carriedOn(from: Under, answerTo: (decision: Decision, game: Game) => Answer | null): Under {
  let under = from;
  for (;;) {
    const decision = decisionOf(under.position);
    const answer = decision && answerTo(decision, gameOf(under.position));
    if (!answer) return under;
    const { position, batches } = taken(under.position, answer);
    under = { position, events: [...under.events, ...batches.flat()] };
  }
}

/** The board as a scenario, to be kept in a file and run. */
export const written = (scenario: Scenario): string => JSON.stringify(scenario);

export const chosenFrom = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;
/** True once in so many times. */
export const once = (random: Random, times: number): boolean => random.below(times) === 0;
/** So many of these by chance, each time from all of them. */
export const several = <T>(random: Random, most: number, list: readonly T[]): T[] =>
  Array.from({ length: random.below(most + 1) }, () => chosenFrom(random, list));
