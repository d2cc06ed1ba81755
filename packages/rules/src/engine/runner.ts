import type { AnswerOf, Cite, Decision, Event, Game, Kind, Seat, SpaceOf } from '@arbiter/schema';
import { check, forced, impossible } from '@arbiter/schema';
import { askedAs, deciderFor } from './deciding.ts';
import { evolve } from './evolve/index.ts';
import { isExact } from './exact.ts';
import type { Finding } from './finding.ts';
import { isPlaying, teamsLeft } from './game.ts';
import { concession, following, happen, Stead } from './happen.ts';
import { hides } from './hides.ts';
import { type Block, spread } from './keeping.ts';
import { remembering } from './lastKnown.ts';
import { once } from './once.ts';
import type { ArgsOf, Attempted, Hooks, IfLost, Input, Look, Play, Procedure, ProcedureName, ResultOf, WouldRules } from './play.ts';
import { InOwnAttempt } from './play.ts';
import { type Chance, type Drawn, draw } from './random.ts';
import { Diverged, type Refusal, Refused, TooLarge, Withdrawn } from './refusal.ts';
import { same } from './same.ts';
import type { Would } from './would.ts';

export type Batch = readonly Event[];
export interface Run {
  readonly id: number;
  readonly name: ProcedureName;
  readonly args: unknown;
}

/**
 * The one procedure that is under way. What survives a restart is its number, name, arguments and base; its answers are the inputs since.
 * `states` are the games after each of its batches, kept while it is live; a run woken from the log has none and is checked batch by batch instead.
 */
export interface OpenRun extends Run {
  readonly base: Game;
  readonly inputs: readonly Input[];
  readonly batches: readonly Batch[];
  readonly states: readonly Game[] | null;
  readonly decision: Decision;
}

export interface Progress {
  readonly game: Game;
  readonly fresh: readonly Batch[]; // recorded by this call
  readonly run: OpenRun | null; // null: it has ended
  readonly result: unknown;
  readonly abandoned: boolean; // a concession ended it before it had recorded anything
}
export type Resumed = Progress | { readonly refused: Refusal };

/** How much one run may do; past it the table stops and keeps its log. */
const budget = { steps: 200_000, events: 60_000, objects: 100_000 } as const;

class GameOver extends Error {}
class Abandoned extends Error {}

interface Attempt {
  readonly by: Seat;
  readonly binding: boolean;
  readonly blocks: Block[];
}

class Session implements Play {
  game: Game;
  readonly batches: Batch[] = [];
  readonly states: Game[] = [];
  private readonly attempts: Attempt[] = [];
  private readonly stead = new Stead();
  /** What no reversal takes back: who has conceded, how the game has ended. */
  private readonly forGood: Event[] = [];
  private steps = 0;
  private eventCount = 0;
  private drawn = 0;
  private asked = 0;
  private answered = 0;
  private lastAnswered: { kind: Kind; batches: number } | null = null;

  private readonly hooks: Hooks;
  private readonly woulds: WouldRules;
  private readonly chance: Chance;
  private readonly run: Run;
  private readonly inputs: readonly Input[];
  private readonly known: readonly Batch[];
  private readonly knownStates: readonly Game[] | null;

  constructor(hooks: Hooks, chance: Chance, run: Run, base: Game, inputs: readonly Input[], known: readonly Batch[], knownStates: readonly Game[] | null) {
    this.hooks = hooks;
    this.woulds = hooks.follows ? following(hooks.woulds, hooks.follows) : hooks.woulds;
    this.chance = chance;
    this.run = run;
    this.inputs = inputs;
    this.known = known;
    this.knownStates = knownStates;
    this.game = base;
  }

  get look(): Look {
    return this.hooks.look(this.game);
  }

  private spend(): void {
    if (++this.steps > budget.steps) throw new TooLarge(`${this.run.name}: more than ${budget.steps} steps`);
  }

  /** What an experiment leaves out is as though it had not been said (Hooks.follows). */
  private followed(events: readonly Event[]): readonly Event[] {
    const { follows } = this.hooks;
    return follows ? events.filter(({ rule }) => follows(rule)) : events;
  }

  record(...events: readonly Event[]): void {
    if (events.length === 0) return;
    this.spend();
    const together = this.followed(events);
    if (together.length === 0) return;
    this.eventCount += together.length;
    if (this.eventCount > budget.events) throw new TooLarge(`${this.run.name}: more than ${budget.events} events`);
    const nth = this.batches.length;
    const logged = this.known[nth];
    if (logged && this.knownStates) this.adopt(logged, this.knownStates[nth] as Game, together);
    else this.carryOut(together, logged);
    if (this.game.objects.length > budget.objects) throw new TooLarge(`${this.run.name}: more than ${budget.objects} objects`);
    const ends = together.filter(({ type }) => type === 'PlayerWon' || type === 'GameDrawn' || type === 'GameEnded');
    if (ends.length === 0) return;
    this.forGood.push(...ends);
    throw new GameOver(); // 2008:102.1
  }

  /** A batch this process recorded itself a moment ago: its outcome is at hand. */
  private adopt(logged: Batch, state: Game, together: readonly Event[]): void {
    if (together.some((event, i) => event.type !== logged[i]?.type))
      throw new Diverged(`${this.run.name} recorded ${together.map((e) => e.type).join()}, the log has ${logged.map((e) => e.type).join()}`);
    this.batches.push(logged);
    this.states.push(state);
    this.game = state;
  }

  private carryOut(together: readonly Event[], logged: Batch | undefined): void {
    const before = this.hooks.look(this.game);
    const { remembered, moved } = remembering(before, together, this.hooks, (events) => this.followed(events));
    const noticed = this.followed(this.hooks.notice(before, this.hooks.look(moved), together));
    if (!together.every(isExact) || !noticed.every(isExact)) throw new TooLarge(`${this.run.name}: a number beyond ${Number.MAX_SAFE_INTEGER}`);
    const batch = remembered.length === 0 && noticed.length === 0 ? together : [...together, ...remembered, ...noticed];
    if (logged && !same(batch, logged)) throw new Diverged(`${this.run.name} recorded ${JSON.stringify(batch)}, the log has ${JSON.stringify(logged)}`);
    this.game = noticed.reduce<Game>(evolve, moved);
    this.batches.push(batch);
    this.states.push(this.game);
  }

  *happen(woulds: readonly Would[]): Procedure<readonly Event[]> {
    this.spend();
    return this.followed(yield* happen(this, this.woulds, this.stead, woulds));
  }

  call<N extends ProcedureName>(name: N, args: ArgsOf<N>): Procedure<ResultOf<N>> {
    this.spend();
    return this.hooks.procedures[name](this, args) as Procedure<ResultOf<N>>;
  }

  refuse(refusal: Refusal): never {
    if (this.hooks.follows?.(refusal.cite) === false) return undefined as never;
    throw new Refused(refusal);
  }

  says<T>({ rule, value }: Finding<T>, without: T): T {
    return this.hooks.follows?.(rule) === false ? without : value;
  }

  random(below: number, about?: Drawn): number {
    return draw(this.chance, this.run.id, this.drawn++, below, about ?? null);
  }

  *ask<K extends Kind>(kind: K, seat: Seat, offered: () => SpaceOf<K>, ifLost: IfLost<K>): Procedure<AnswerOf<K>> {
    const nth = this.asked++;
    for (;;) {
      this.spend();
      const space = once(offered);
      if (!isPlaying(this.game, seat)) return this.lapsed(seat, ifLost);
      this.endYield(kind, seat);
      if (this.hooks.follows?.(space().cite) === false) return this.lapsed(seat, ifLost);
      const replayed = this.forcedInLog(kind, seat, nth);
      if (replayed) return replayed;
      if (this.answered >= this.inputs.length) {
        const only = this.forcedNow(kind, seat, space(), nth);
        if (only) return only;
      }
      const by = deciderFor(this.hooks, this.look, seat, kind);
      const input: Input = yield {
        ...askedAs(by, seat),
        kind,
        withdrawable: kind !== 'keep' && this.attempts.findLast((a) => a.by === seat)?.binding === false,
        get space() {
          return space();
        },
      } as unknown as Decision;
      this.answered++;
      if (input.input === 'withdraw') this.withdraw(input.seat === by ? seat : input.seat);
      else if (input.input === 'concede') this.concede(input.seat);
      else if (input.seat !== by || input.kind !== kind)
        throw new Diverged(`${this.run.name} asks ${by} for ${kind}, the log answers ${input.seat} ${input.kind}`);
      else {
        this.lastAnswered = { kind, batches: this.batches.length };
        return input.answer as AnswerOf<K>;
      }
    }
  }

  /** A yield is for priority alone: any other question ends it. */
  private endYield(kind: Kind, seat: Seat): void {
    if (kind === 'priority' || !this.game.players.some((p) => p.seat === seat && p.yield !== null)) return;
    this.record({ type: 'YieldEnded', rule: '2016:116.3', player: seat });
  }

  private lapsed<K extends Kind>(seat: Seat, ifLost: IfLost<K>): AnswerOf<K> {
    return ifLost === InOwnAttempt ? this.unwind(seat) : ifLost;
  }

  /** Ends the outermost attempt of this seat. */
  private unwind(seat: Seat): never {
    const depth = this.attempts.findIndex((a) => a.by === seat);
    if (depth < 0) throw new Error(`${seat} has left outside an attempt of his own, and the question has no answer for that`);
    throw new Withdrawn(seat, depth);
  }

  private forcedInLog<K extends Kind>(kind: K, seat: Seat, nth: number): AnswerOf<K> | null {
    const first = this.known[this.batches.length]?.[0];
    if (first?.type !== 'AnswerForced' || first.ask !== nth) return null;
    if (first.kind !== kind || first.player !== seat)
      throw new Diverged(`${this.run.name} asks ${seat} for ${kind}, the log has a forced answer to ${first.kind}`);
    this.record(first);
    return first.answer as AnswerOf<K>;
  }

  private forcedNow<K extends Kind>(kind: K, seat: Seat, space: SpaceOf<K>, nth: number): AnswerOf<K> | null {
    const decision = { seat, kind, space, withdrawable: false } as unknown as Decision;
    if (impossible(decision)) throw new Error(`${this.run.name}: ${kind} has no legal answer (${JSON.stringify(space)})`);
    if (hides(kind, space)) return null;
    const only = forced(decision);
    if (!only) return null;
    this.record({ type: 'AnswerForced', rule: space.cite, player: seat, kind, ask: nth, answer: only } as Event);
    return only as AnswerOf<K>;
  }

  private withdraw(seat: Seat): never {
    const depth = this.attempts.findLastIndex((a) => a.by === seat);
    if (depth < 0) throw new Diverged(`${seat} withdraws, but has nothing under way`);
    throw new Withdrawn(seat, depth);
  }

  /** 2008:102.3a: he has lost at once. What he had begun is taken back; what others are doing goes on. */
  private concede(seat: Seat): void {
    const quiet = this.batches.length === 0 && this.attempts.length === 0;
    const events = concession(this.game, seat);
    this.forGood.push(...events);
    this.record(...events);
    if (teamsLeft(this.game) <= 1) throw new GameOver();
    if (quiet) throw new Abandoned();
    if (this.attempts.some((a) => a.by === seat)) this.unwind(seat);
  }

  *attempt<T>(by: Seat, body: () => Procedure<T>, rule?: Cite, binding = false): Procedure<Attempted<T>> {
    const [depth, from] = [this.attempts.length, this.batches.length];
    const attempt: Attempt = { by, binding, blocks: [] };
    const fresh = this.lastAnswered?.kind === 'priority' && this.lastAnswered.batches === from && depth === 0 ? this.answered : -1;
    this.attempts.push(attempt);
    const before = this.forGood.length;
    this.record({ type: 'ActionBegan', rule: rule ?? '2016:601.2', by });
    try {
      const done = yield* body();
      this.record({ type: 'ActionCompleted', rule: rule ?? '2016:601.2', by });
      this.close(depth, attempt.blocks);
      return { done };
    } catch (thrown) {
      if (!(thrown instanceof Refused || thrown instanceof Withdrawn || thrown instanceof GameOver)) throw thrown;
      // A priority answer that is refused before it has asked anything is a refusal of that answer, not an attempt taken back.
      if (thrown instanceof Refused && fresh === this.answered) throw thrown;
      const { kept, ended } = yield* this.keptAfter(thrown, by, attempt.blocks);
      const refusal: Refusal = ended instanceof Refused ? ended.refusal : { cite: '2016:717.1', why: 'withdrawn' };
      const events = [...kept.flatMap((block) => block.events), ...this.forGood.slice(before)];
      this.record({ type: 'ActionReversed', rule: rule ?? '2016:717.1', by, cite: refusal.cite, why: refusal.why, kept: events });
      this.close(depth, kept);
      if (ended instanceof Refused) return { reversed: refusal };
      if (ended instanceof Withdrawn && ended.depth === depth) return { withdrawn: true };
      throw ended;
    }
  }

  /** What a reversal keeps, asked of its player if he is still there; whoever concedes at that question ends it without an answer. */
  private *keptAfter(
    thrown: Refused | Withdrawn | GameOver,
    by: Seat,
    blocks: readonly Block[],
  ): Procedure<{ readonly kept: readonly Block[]; readonly ended: Refused | Withdrawn | GameOver }> {
    try {
      return { kept: yield* this.kept(by, blocks, !(thrown instanceof GameOver) && isPlaying(this.game, by)), ended: thrown };
    } catch (later) {
      if (!(later instanceof Withdrawn || later instanceof GameOver)) throw later;
      return { kept: yield* this.kept(by, blocks, false), ended: later };
    }
  }

  private close(depth: number, blocks: readonly Block[]): void {
    this.attempts.length = depth;
    this.attempts.at(-1)?.blocks.push(...blocks);
    if (depth === 0) this.turnUpDrawn();
  }

  /** 2016:401.5: a card drawn while something was being cast or activated stays face down until then. */
  private turnUpDrawn(): void {
    const down = this.game.players
      .flatMap((p) => p.hand)
      .map((id) => this.game.objects[id])
      .filter((o) => o?.faceDown === true);
    this.record(...down.map((o): Event => ({ type: 'TurnedFaceUp', rule: '2016:401.5', object: o?.id as number, card: o?.card ?? null })));
  }

  /** What a reversal leaves done: what cannot be undone, what paid for it, and those of the other mana abilities the player wants to keep (2016:717.1). */
  private *kept(by: Seat, blocks: readonly Block[], ask: boolean): Procedure<readonly Block[]> {
    const must = spread(
      blocks,
      blocks.flatMap((block, i) => (block.irreversible ? [i] : [])),
    );
    const others = blocks.map((_, i) => i).filter((i) => !must.has(i));
    if (!ask || others.length === 0) return blocks.filter((_, i) => must.has(i));
    const { keep } = yield* this.ask('keep', by, () => ({ cite: '2016:717.1', abilities: others }), { keep: [] });
    const all = spread(blocks, [...must, ...keep]);
    return blocks.filter((_, i) => all.has(i));
  }

  *block<T>(irreversible: (events: readonly Event[]) => boolean, body: () => Procedure<T>): Procedure<T> {
    const from = this.batches.length;
    const result = yield* body();
    const events = this.batches
      .slice(from)
      .flat()
      .filter((e) => e.type !== 'AnswerForced');
    this.attempts.at(-1)?.blocks.push({ events, irreversible: irreversible(events) });
    return result;
  }
}

/** Runs a procedure from its base over the inputs it has had. */
const drive = (
  hooks: Hooks,
  chance: Chance,
  run: Run,
  base: Game,
  inputs: readonly Input[],
  known: readonly Batch[],
  states: readonly Game[] | null,
): Progress => {
  const session = new Session(hooks, chance, run, base, inputs, known, states);
  const procedure = hooks.procedures[run.name](session, run.args as never) as Procedure<unknown>;
  const ended = (result: unknown, abandoned: boolean): Progress => {
    if (session.batches.length < known.length) throw new Diverged(`${run.name} recorded less than the log has`);
    return { game: session.game, fresh: session.batches.slice(known.length), run: null, result, abandoned };
  };
  try {
    let step = procedure.next();
    for (const input of inputs) {
      if (step.done) throw new Diverged(`${run.name} ended before its answers did`);
      step = procedure.next(input);
    }
    if (step.done) return ended(step.value, false);
    if (session.batches.length < known.length) throw new Diverged(`${run.name} recorded less than the log has`);
    const decision: Decision = { ...step.value }; // its space is computed now
    return {
      game: session.game,
      fresh: session.batches.slice(known.length),
      run: { ...run, base, inputs, batches: session.batches, states: session.states, decision },
      result: undefined,
      abandoned: false,
    };
  } catch (thrown) {
    if (thrown instanceof GameOver) return ended(undefined, false);
    if (thrown instanceof Abandoned) return ended(undefined, true);
    throw thrown;
  }
};

/** Starts a procedure on a game. */
export const begin = (hooks: Hooks, chance: Chance, run: Run, game: Game): Progress => drive(hooks, chance, run, game, [], [], []);

/** Gives the open question one more input. The answer must have been checked against the space; a refusal changes nothing. */
export const resume = (hooks: Hooks, chance: Chance, run: OpenRun, input: Input): Resumed => {
  try {
    return drive(hooks, chance, run, run.base, [...run.inputs, input], run.batches, run.states);
  } catch (thrown) {
    if (thrown instanceof Refused) return { refused: thrown.refusal };
    throw thrown;
  }
};

/** Makes a run again from its base with the inputs and batches of the log; throws {@link Diverged} if they differ. */
export const wake = (hooks: Hooks, chance: Chance, run: Run, base: Game, inputs: readonly Input[], batches: readonly Batch[]): Progress =>
  drive(hooks, chance, run, base, inputs, batches, null);

/** Whether this answer may be given to this question: null, or why not. */
export const refuses = (decision: Decision, answer: AnswerOf<Kind>): Refusal | null => {
  const problem = check(decision, answer);
  return problem ? { cite: decision.space.cite, why: problem.message, params: problem.params } : null;
};
