import { cardNamed } from '@arbiter/cards';
import { arrange, gameOf, type Outcome } from '@arbiter/rules';
import type { Game } from '@arbiter/schema';
import type { Manner } from './answers/decide.ts';
import { asYes, pickOf } from './answers/unused.ts';
import type { Moment } from './expect/moment.ts';
import type { Scenario } from './format/scenario.ts';
import type { Aliases } from './names/aliases.ts';
import { worldOf } from './names/world.ts';
import { finished, type Result, unreadable } from './result.ts';
import { Outcomes } from './script/chance.ts';
import { drive } from './script/drive.ts';
import { planOf } from './script/plan.ts';
import { Run } from './script/run.ts';
import { beginning } from './script/story.ts';
import { endingOf, shownTime } from './script/time.ts';
import { boardOf } from './setup/board.ts';
import { bookOf, type CardSource } from './setup/cards.ts';
import { positionAt } from './setup/exported.ts';
import { SetupProblem } from './setup/problem.ts';

/** Where cards come from, and files that a scenario names. `file`: what the scenario was read from. */
export interface Ground {
  readonly card?: CardSource;
  readonly read?: (file: string) => string;
  readonly file?: string;
  /** How the board becomes a game; by the rules as they are unless said. */
  readonly arrange?: typeof arrange;
}
interface Begun {
  readonly game: Game;
  readonly aliases: Aliases;
  readonly outcome: Outcome;
}

const seedOf = ({ seed = 1 }: Scenario): string => seed.toString(16).padStart(64, '0');
const mannerOf = ({ answerOrder = 'strict', optional = 'decline', strict = false }: Scenario): Manner => ({ order: answerOrder, optional, strict });

function begin(scenario: Scenario, { card, read, arrange }: Required<Ground>, outcomes: Outcomes): Begun {
  const seed = seedOf(scenario);
  if (scenario.from) {
    const position = positionAt(read(scenario.from.file), scenario.from.at, seed);
    return { game: gameOf(position), aliases: {}, outcome: { position, batches: [] } };
  }
  const { game, aliases } = boardOf(scenario, bookOf(scenario, card));
  outcomes.world = worldOf(game, aliases);
  return { game, aliases, outcome: arrange(game, seed, outcomes.told) };
}

/** Nothing of its first step has happened yet; of one that is under way, it is that step. */
function startedAt(scenario: Scenario, { game, aliases, outcome }: Begun, outcomes: Outcomes): Run {
  const { number, step } = game.turn;
  const time = { turn: number, step: step ?? scenario.start?.step ?? 'upkeep', nth: step === null ? 0 : 1 };
  const script = { outcomes, plan: planOf(scenario), ending: endingOf(scenario), manner: mannerOf(scenario) };
  const run = new Run(script, {
    position: outcome.position,
    story: beginning(game, aliases, time),
    unused: scenario.answers ?? {},
    done: new Set(),
    failures: [],
    asked: {},
  });
  run.take(outcome);
  return run;
}

function judge(scenario: Scenario, run: Run): Moment {
  const moment = drive(run);
  run.expect(scenario.expect ?? [], moment);
  for (const problem of run.script.outcomes.failures) run.fail('chance comes out as written', problem);
  const { order, strict } = run.script.manner;
  if (order === 'fit' && !strict) return moment;
  for (const [seat, unused] of Object.entries(run.state.unused)) {
    const left = strict ? unused : unused.filter((one) => asYes(pickOf(one)) !== false); // what is not offered need not be declined
    if (left.length > 0) run.fail('every answer is used', `${seat} has left: ${left.map((one) => JSON.stringify(one)).join(', ')}`);
  }
  return moment;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const noFiles = (file: string): string => {
  throw new SetupProblem(`nothing reads ${file} here`);
};

/** What became of a scenario, and where it stopped: null if it did not get so far. */
export interface Reached {
  readonly result: Result;
  readonly moment: Moment | null;
}

/** Sets a scenario up, plays it and looks whether all is as expected. */
export function reachScenario(scenario: Scenario, { card = cardNamed, read = noFiles, file = '', arrange: begins = arrange }: Ground = {}): Reached {
  const name = scenario.name ?? null;
  const { unknown } = bookOf(scenario, card);
  if (unknown.length > 0) return { result: unreadable(file, name, `no card is called ${unknown.join(', ')}`, unknown), moment: null };
  let run: Run;
  try {
    const outcomes = new Outcomes(scenario.chance ?? {});
    run = startedAt(scenario, begin(scenario, { card, read, file, arrange: begins }, outcomes), outcomes);
  } catch (error) {
    if (error instanceof SetupProblem) return { result: unreadable(file, name, error.message), moment: null };
    return { result: finished(file, name, [{ expected: 'the game begins', actual: messageOf(error), at: 'set-up' }]), moment: null };
  }
  let moment: Moment | null = null;
  try {
    moment = judge(scenario, run);
  } catch (error) {
    run.fail('the game goes on', messageOf(error), shownTime(run.time));
  }
  return { result: finished(file, name, run.state.failures), moment };
}
export const runScenario = (scenario: Scenario, ground?: Ground): Result => reachScenario(scenario, ground).result;
