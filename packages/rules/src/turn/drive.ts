import type { ChartValue } from '@arbiter/schema';
import { type ActorScope, type AnyMachineSnapshot, type AnyTransitionDefinition, createActor, type SnapshotFrom } from 'xstate';
import { chart } from './chart.ts';
import type { ChartEvent, Context } from './context.ts';

/**
 * The chart's position: plain data and the context. Old ones stay good, so what was not stored is simply dropped.
 * The machine is driven without an actor: the same transitions, no mailbox, and what goes wrong is thrown at whoever asked.
 */
export type Position = SnapshotFrom<typeof chart>;

/** No action of the chart starts, spawns or sends anything, so one scope that does nothing serves all games. */
const self = createActor(chart, { input: {} as Context });
const nothing = (): void => {};
const scope: ActorScope<Position, ChartEvent> = {
  self,
  id: self.id,
  sessionId: self.sessionId,
  system: self.system,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
};

/** Tells of every microstep of every game's chart, the transitions taken and where they led; ends with the function returned. */
export const watchChart = (tell: (taken: readonly AnyTransitionDefinition[], to: AnyMachineSnapshot) => void): (() => void) => {
  const watching = self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') tell(event._transitions, event.snapshot as AnyMachineSnapshot);
  });
  return () => watching.unsubscribe();
};

/** At rest a question is open or the game is over. */
const atRest = (position: Position): Position => {
  const { run, game } = position.context;
  if (position.status === 'error') throw position.error;
  if ((run === null) !== (game.result !== null) || (position.status === 'done') !== (game.result !== null))
    throw new Error(`the chart came to rest at ${JSON.stringify(position.value)} with ${run ? `${run.name} open` : 'nothing open'}`);
  return position;
};

/** A new game, from the first stage on. */
export const startChart = (context: Context): Position => atRest(chart.getInitialSnapshot(scope as never, context));

/** One event taken in, and all that follows until the next question. Why an answer was refused is in `context.refused`; nothing else has changed then. */
export const stepChart = (position: Position, event: ChartEvent): Position => {
  if (position.status !== 'active') throw new Error('the game is over');
  return atRest(chart.transition(position, event, scope as never));
};

/** The position a log's last entry left, its open run not made again: good only to be ruled on or restarted. */
export const placeChart = (value: ChartValue, context: Context): Position =>
  chart.resolveState({ value, context, status: context.game.result === null ? 'active' : 'done' });
/** The position a log's last entry left: nothing runs. */
export const resolveChart = (value: ChartValue, context: Context): Position => atRest(placeChart(value, context));

/** Where the chart stands, as the log has it. */
export const valueOf = (position: Position): ChartValue => position.value;
/** The same as a path: `playing.ending.end.priority`. */
export const pathOf = (value: ChartValue): string => {
  if (typeof value === 'string') return value;
  const [[state, within]] = Object.entries(value) as [[string, ChartValue]];
  return `${state}.${pathOf(within)}`;
};
