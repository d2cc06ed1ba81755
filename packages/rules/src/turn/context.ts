import type { Game, Order, Seat } from '@arbiter/schema';
import type { ArgsOf, Hooks, Input, ProcedureName } from '../engine/play.ts';
import type { Chance } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import { type Batch, begin, type OpenRun, type Progress, type Run, resume } from '../engine/runner.ts';

/** What the chart carries. Only `game` is the game; the rest says how far the machinery has come. */
export interface Context {
  readonly game: Game;
  readonly run: OpenRun | null;
  readonly result: unknown; // of the run that ended last
  readonly abandoned: boolean; // that run was ended by a concession before it had recorded anything
  readonly runs: number; // how many runs have begun; the last one's number
  readonly out: readonly Batch[]; // recorded since the last event came in
  readonly began: number | null; // how many events of `out` came before the open run; null: it is older than `out`
  readonly refused: Refusal | null; // why the last answer changed nothing
  readonly ruling: Ruling | null;
  readonly chosen?: boolean; // somebody has made a free choice, and nobody has received priority since
  readonly hooks: Hooks;
  readonly chance: (game: Game) => Chance; // the key depends on the entropy the game holds
}
export interface Ruling {
  readonly by: string;
  readonly why: string;
  readonly orders: readonly Order[];
}

export type ChartEvent =
  | { readonly type: 'input'; readonly input: Input }
  /** A judge's: it ends the open run. `out` holds what was recorded to that end, `game` is the position after it. */
  | { readonly type: 'ruling'; readonly ruling: Ruling; readonly game: Game; readonly out: readonly Batch[] }
  /** The rules have changed: the procedure of the open run begins again on `game`. */
  | { readonly type: 'restart'; readonly run: Pick<Run, 'name' | 'args'>; readonly game: Game; readonly out: readonly Batch[] };

/** The procedures that the chart starts. */
export type Started =
  | 'gatherEntropy'
  | 'shuffleLibraries'
  | 'chooseFirstPlayer'
  | 'drawOpeningHands'
  | 'mulligans'
  | 'openingHands'
  | 'beginNext'
  | 'actTurnBased'
  | 'stateBased'
  | 'orderTriggers'
  | 'stackTrigger'
  | 'receivePriority'
  | 'resolveTop'
  | 'leaveGame'
  | 'carryOutRuling';

/** The first player who has lost but is still there (2008:102.5), or who has won: with him the game is over (2008:102.1). */
export const leaver = (game: Game): Seat | null => game.players.find((p) => p.status === 'conceded' || p.status === 'lost' || p.status === 'won')?.seat ?? null;

/** A free choice is remembered in the arguments of every run until somebody receives priority, so that a game that wakes between them knows of it too. */
const argsOf = (context: Context, name: Started): ArgsOf<ProcedureName> => {
  const own = name === 'leaveGame' ? { seat: leaver(context.game) as Seat } : name === 'carryOutRuling' ? context.ruling : {};
  return { ...own, ...(context.chosen === true ? { chosen: true } : {}) } as never;
};
/** Whether an answer might have been another one that ends a loop; the order of triggers is no action (2008:102.4b). */
const isFree = (input: Input): boolean => input.input !== 'answer' || !['priority', 'loop', 'order'].includes(input.kind);
const chosenIn = ({ name, args, inputs }: OpenRun, last: Input): boolean =>
  isFree(last) || inputs.some(isFree) || (name !== 'receivePriority' && (args as { readonly chosen?: boolean }).chosen === true);

const eventsIn = (batches: readonly Batch[]): number => batches.reduce((sum, batch) => sum + batch.length, 0);

const after = (context: Context, progress: Progress): Pick<Context, 'game' | 'run' | 'result' | 'abandoned' | 'out' | 'refused'> => ({
  game: progress.game,
  run: progress.run,
  result: progress.result,
  abandoned: progress.abandoned,
  refused: null,
  out: progress.fresh.length === 0 ? context.out : [...context.out, ...progress.fresh],
});

const begun = (context: Context, run: Pick<Run, 'name' | 'args'>): Partial<Context> => {
  const id = context.runs + 1;
  const progress = begin(context.hooks, context.chance(context.game), { id, ...run }, context.game);
  return { ...after(context, progress), runs: id, began: eventsIn(context.out), ...(run.name === 'receivePriority' ? { chosen: false } : {}) };
};
/** Starts a procedure as the one run. */
export const started = (context: Context, name: Started): Partial<Context> => begun(context, { name, args: argsOf(context, name) });

/** Hands the open run one more input. A refused answer leaves everything as it was. */
export const resumed = (context: Context, input: Input): Partial<Context> => {
  if (!context.run) throw new Error('no question is open');
  const fresh = { ...context, out: [], began: null };
  const progress = resume(context.hooks, context.chance(context.run.base), context.run, input);
  return 'refused' in progress
    ? { out: [], began: null, refused: progress.refused }
    : { ...after(fresh, progress), began: null, chosen: chosenIn(context.run, input) };
};

/** Ends the open run where a judge steps in; what he changes is no part of any loop. */
export const interrupted = (event: Extract<ChartEvent, { type: 'ruling' }>): Partial<Context> => ({
  game: event.game,
  out: event.out,
  run: null,
  result: undefined,
  abandoned: false,
  refused: null,
  began: null,
  ruling: event.ruling,
  chosen: true,
});

/** Begins the procedure of the open run anew, with the same arguments. */
export const restarted = (context: Context, { run, game, out }: Extract<ChartEvent, { type: 'restart' }>): Partial<Context> =>
  begun({ ...context, game, out, run: null }, run);
