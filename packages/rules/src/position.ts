import {
  type Action,
  type ActionOf,
  type Answer,
  answerCodecs,
  type ChartValue,
  type Decision,
  decoder,
  type Entry,
  type Event,
  type Game,
  type Kind,
  type Setup,
  type Withdrawal,
} from '@arbiter/schema';
import { numberProblem } from './concepts/numbers.ts';
import { isGameFor } from './concepts/starting.ts';
import { evolve, nothing } from './engine/evolve/index.ts';
import { hasPlayer } from './engine/game.ts';
import type { Hooks, Input, ProcedureName } from './engine/play.ts';
import { type Chance, chanceOf } from './engine/random.ts';
import { Diverged, type Refusal } from './engine/refusal.ts';
import { type Batch, type OpenRun, type Run, refuses, wake as wakeRun } from './engine/runner.ts';
import { hooks } from './hooks.ts';
import { isIrreversible } from './spells/irreversible.ts';
import { finestOfPlay } from './spells/refusing.ts';
import { finest } from './turn/combat/refusing.ts';
import type { ChartEvent, Context } from './turn/context.ts';
import { type Position as ChartSnapshot, placeChart, resolveChart, startChart, stepChart, valueOf } from './turn/drive.ts';
import { refusesOrders } from './turn/ruling.ts';

/** A game at rest between two actions: where its chart stands, what run is open, and where in the log that run began. */
export interface Position {
  readonly snapshot: ChartSnapshot;
  readonly index: number; // of the entry that led here; the open decision's id
  readonly began: readonly [entry: number, event: number] | null; // null: no run is open
}
/** What one action did. */
export interface Outcome {
  readonly position: Position;
  readonly batches: readonly Batch[];
}
export type RefusalCode =
  | 'stale-decision'
  | 'not-your-decision'
  | 'malformed-answer'
  | 'illegal-answer'
  | 'not-withdrawable'
  | 'game-over'
  | 'unknown-seat'
  | 'not-in-game'
  | 'illegal-ruling'
  | 'not-supported';
/** Why an action is not taken; nothing has changed. */
export interface Refused {
  readonly refused: RefusalCode;
  readonly refusal: Refusal;
}

const contextOf = (position: Position): Context => position.snapshot.context;
export const gameOf = (position: Position): Game => contextOf(position).game;
export const decisionOf = (position: Position): Decision | null => contextOf(position).run?.decision ?? null;
export const runOf = (position: Position): OpenRun | null => contextOf(position).run;
/** The part of an entry's `then` that the rules know. */
export const thenOf = (position: Position): { readonly value: ChartValue; readonly run: Entry['then']['run']; readonly runs: number } => {
  const { run, runs } = contextOf(position);
  return {
    value: valueOf(position.snapshot),
    run: run && position.began ? { id: run.id, name: run.name, args: run.args, began: [position.began[0], position.began[1]] } : null,
    runs,
  };
};

const freshContext = (game: Game, chance: (game: Game) => Chance, out: readonly Batch[], plugged: Hooks = hooks): Context => ({
  game,
  run: null,
  result: undefined,
  abandoned: false,
  runs: 0,
  out,
  began: null,
  refused: null,
  ruling: null,
  hooks: plugged,
  chance,
});
const keyed =
  (seed: string) =>
  (game: Game): Chance =>
    chanceOf(seed, game);

const outcome = (snapshot: ChartSnapshot, index: number, before: Position['began']): Outcome => {
  const { run, began, out } = snapshot.context;
  return { position: { snapshot, index, began: run === null ? null : began === null ? before : [index, began] }, batches: out };
};

interface Beginnings {
  /** Begins a game; its first entry is entry 0. `seed` is 32 bytes in hex and stands in no event. Throws where there are too few players: ask `isGameFor` before. */
  readonly createGame: (setup: Setup, seed: string) => Outcome;
  /** Begins in the midst of a game that somebody has set up: the agenda in it says which step comes next. Its stack and waiting triggers are as given. */
  readonly arrange: (game: Game, seed: string, told?: Chance['told']) => Outcome;
}
/** How games begin that go by these hooks from then on. */
export const beginningsBy = (plugged: Hooks): Beginnings => ({
  createGame: (setup, seed) => {
    if (!isGameFor(setup.seats.length).value) throw new RangeError(`no game is for ${setup.seats.length} players (2008:100.1)`);
    const created: Event = { type: 'GameCreated', rule: '2008:101.1', setup };
    return outcome(startChart(freshContext(evolve(nothing, created), keyed(seed), [[created]], plugged)), 0, null);
  },
  arrange: (game, seed, told) => outcome(startChart(freshContext(game, told ? (at) => ({ ...chanceOf(seed, at), told }) : keyed(seed), [], plugged)), 0, null),
});
export const { createGame, arrange } = beginningsBy(hooks);

const refused = (code: RefusalCode, why: string, cite: Refusal['cite'] = '2016:116.1', params?: Refusal['params']): Refused => ({
  refused: code,
  refusal: { cite, why, ...(params ? { params } : {}) },
});
const isWithdrawal = (answer: Answer | Withdrawal): answer is Withdrawal => 'withdraw' in answer;
const decoders = new Map(Object.entries(answerCodecs).map(([kind, codec]) => [kind as Kind, decoder(codec as never)]));

/** Whether a refusal refuses: an experiment may leave it out (Hooks.follows). */
const follows = (position: Position, { cite }: Refusal): boolean => contextOf(position).hooks.follows?.(cite) ?? true;
const problemWith = (position: Position, decision: Decision, answer: Answer): Refusal | null => {
  const { game, hooks: plugged } = contextOf(position);
  const problem = refuses(decision, answer as never);
  if (!problem) return null;
  const look = plugged.look(game);
  const refusal = finestOfPlay(look, decision, answer as never, finest(look, decision, answer as never, problem));
  return follows(position, refusal) ? refusal : null;
};
/** One function turns a decoded answer into a legal input or a refusal. */
const legalInput = (position: Position, action: ActionOf<'answer'>): Input | Refused => {
  const decision = decisionOf(position);
  if (!decision || action.decision !== position.index) return refused('stale-decision', 'stale-decision');
  if (decision.seat !== action.seat) return refused('not-your-decision', 'not-your-decision', decision.space.cite);
  const { answer } = action;
  if (isWithdrawal(answer))
    return decision.withdrawable ? { input: 'withdraw', seat: action.seat } : refused('not-withdrawable', 'not-withdrawable', decision.space.cite);
  const number = numberProblem(answer);
  if (number && follows(position, number)) return { refused: 'malformed-answer', refusal: number };
  const shape = decoders.get(decision.kind)?.(answer);
  if (!number && shape && 'error' in shape) return refused('malformed-answer', 'malformed-answer', decision.space.cite, { kind: decision.kind });
  const refusal = problemWith(position, decision, answer);
  if (refusal) return { refused: 'illegal-answer', refusal };
  return { input: 'answer', seat: action.seat, kind: decision.kind, answer: answer as never };
};

const concession = (position: Position, seat: string): Input | Refused => {
  const game = gameOf(position);
  if (!hasPlayer(game, seat)) return refused('unknown-seat', 'unknown-seat');
  if (game.players.find((p) => p.seat === seat)?.status !== 'playing') return refused('not-in-game', 'not-in-game', '2008:102.3a');
  return { input: 'concede', seat };
};

/** A game that has ended takes no action any more. */
const over = refused('game-over', 'game-over', '2008:102.1');
const isOver = (position: Position): boolean => gameOf(position).result !== null && follows(position, over.refusal);

const withInput = (position: Position, input: Input): Outcome | Refused => {
  const snapshot = stepChart(position.snapshot, { type: 'input', input });
  const { refused: refusal } = snapshot.context;
  return refusal ? { refused: 'illegal-answer', refusal } : outcome(snapshot, position.index + 1, position.began);
};

/** A game with what its open run has come from. The run itself may not have been made again: then the position is good for nothing but a ruling or a restart. */
export interface Standing {
  readonly position: Position;
  readonly run: Pick<Run, 'name' | 'args'> | null;
  readonly base: Game;
  readonly since: readonly Batch[];
}
const standingOf = (position: Position): Standing => {
  const run = runOf(position);
  return { position, run, base: run?.base ?? gameOf(position), since: run?.batches ?? [] };
};
/** Whether the open run has told anybody something hidden, or has used chance: it cannot be begun anew as if nothing had been seen. */
export const hasSeen = ({ since }: Standing): boolean => isIrreversible(since.flat());

const isConcession = (e: Event): boolean => e.type === 'PlayerConceded' || (e.type === 'PlayerLost' && e.why === 'conceded');
/** The open run is undone: the game goes back to where it began, except that who has conceded since has conceded. What was resolving is on the stack again. */
const undone = ({ base, since }: Standing, why: string): { readonly game: Game; readonly out: readonly Batch[] } => {
  if (since.length === 0) return { game: base, out: [] };
  const game = since.flat().filter(isConcession).reduce<Game>(evolve, base);
  return { game, out: [[{ type: 'PositionSet', rule: '2016:717.1', game, why }]] };
};
const stepped = ({ position }: Standing, event: ChartEvent): Outcome => outcome(stepChart(position.snapshot, event), position.index + 1, null);

/** A judge's ruling ends the open run and is carried out where that began; then the step settles again. */
const ruled = (standing: Standing, { by, why, orders }: ActionOf<'ruling'>): Outcome | Refused => {
  const { game, out } = undone(standing, why);
  const unknown = refusesOrders(game, orders);
  return unknown ? { refused: 'illegal-ruling', refusal: unknown } : stepped(standing, { type: 'ruling', ruling: { by, why, orders }, game, out });
};
/** The open run begins anew by the rules as they are now, and asks afresh. */
const restarted = (standing: Standing, { why }: ActionOf<'restart'>): Outcome => {
  const { run } = standing;
  if (!run) throw new Error('no run is open');
  return stepped(standing, { type: 'restart', run: { name: run.name, args: run.args }, ...undone(standing, why) });
};
/** What may be done with a game whose open run cannot be made again. */
export const actOn = (standing: Standing, action: ActionOf<'ruling' | 'restart'>): Outcome | Refused => {
  if (isOver(standing.position)) return over;
  return action.kind === 'ruling' ? ruled(standing, action) : restarted(standing, action);
};

/** Takes one action. Pure: the position given stays as it was. */
export const act = (position: Position, action: Action): Outcome | Refused => {
  if (isOver(position)) return over;
  switch (action.kind) {
    case 'answer': {
      const input = legalInput(position, action);
      return 'refused' in input ? input : withInput(position, input);
    }
    case 'concede': {
      const input = concession(position, action.seat);
      return 'refused' in input ? input : withInput(position, input);
    }
    case 'ruling':
    case 'restart':
      return actOn(standingOf(position), action);
    case 'create':
    case 'timeout':
      return refused('not-supported', 'not-supported');
    default:
      return action satisfies never;
  }
};

const inputOf = (entry: Entry, awaited: Entry['then']['awaited']): Input => {
  const { action } = entry;
  if (action.kind === 'concede') return { input: 'concede', seat: action.seat };
  if (action.kind !== 'answer' || !awaited) throw new Diverged(`entry ${entry.index}: ${action.kind} is no input to an open run`);
  return isWithdrawal(action.answer as Answer)
    ? { input: 'withdraw', seat: action.seat }
    : { input: 'answer', seat: action.seat, kind: awaited.kind, answer: action.answer as never };
};

interface Folded {
  readonly game: Game;
  readonly base: Game | null;
  readonly since: readonly Batch[];
}
/** Folds entries; `base` is the game at the place where the open run began. */
const folded = (entries: readonly Entry[], began: readonly [number, number] | null): Folded => {
  let game = nothing;
  let base: Game | null = null;
  const since: Batch[] = [];
  for (const entry of entries) {
    let place = 0;
    for (const batch of entry.batches) {
      if (began && entry.index === began[0] && place === began[1]) base = game;
      if (base) since.push(batch);
      game = batch.reduce<Game>(evolve, game);
      place += batch.length;
    }
    if (began && entry.index === began[0] && place === began[1] && !base) base = game;
  }
  return { game, base, since };
};

/** The game after some entries, folded alone: no rules are run. */
export const fold = (entries: readonly Entry[]): Game => folded(entries, null).game;

/** A game from its log and its seed, its open run not made again. Throws {@link Diverged} if the log does not say where that began. */
export const stand = (entries: readonly Entry[], seed: string): Standing => {
  const last = entries.at(-1);
  if (!last) throw new Error('an empty log');
  const { value, run, runs } = last.then;
  const { game, base, since } = folded(entries, run?.began ?? null);
  if (run && !base) throw new Diverged(`entry ${last.index}: the log has no place where its open run began`);
  const position: Position = { snapshot: placeChart(value, { ...freshContext(game, keyed(seed), []), runs }), index: last.index, began: run?.began ?? null };
  return { position, run: run && { name: run.name as ProcedureName, args: run.args }, base: base ?? game, since };
};

/**
 * Wakes a game: folds the facts, makes the open run again from its base and checks that it comes out as the log has it.
 * Throws {@link Diverged} if it does not.
 */
export const wake = (entries: readonly Entry[], seed: string): Position => {
  const { position, base, since } = stand(entries, seed);
  const { run: open, value } = (entries.at(-1) as Entry).then;
  const context = contextOf(position);
  if (!open) return { ...position, snapshot: resolveChart(value, context) };
  if (!Object.hasOwn(hooks.procedures, open.name)) throw new Diverged(`no procedure is called ${open.name}`);
  const inputs = entries.filter((e) => e.index > open.began[0]).map((e) => inputOf(e, entries[e.index - 1]?.then.awaited ?? null));
  const progress = wakeRun(hooks, context.chance(base), { id: open.id, name: open.name as ProcedureName, args: open.args }, base, inputs, since);
  if (!progress.run) throw new Diverged(`entry ${position.index}: the open run has ended`);
  return { ...position, snapshot: resolveChart(value, { ...context, game: progress.game, run: progress.run }) };
};
