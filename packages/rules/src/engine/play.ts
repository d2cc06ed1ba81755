import type { Ability, AnswerOf, Bindings, Characteristics, Cite, Decision, Event, Game, Id, Kind, Obj, PlayChange, Seat, SpaceOf } from '@arbiter/schema';
import type { Finding } from './finding.ts';
import type { Drawn } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Replaced, Replacer, Would } from './would.ts';

/** What comes into an open question: its answer, the answering player's withdrawal, or a concession by anyone. */
export type Input =
  | { readonly input: 'answer'; readonly seat: Seat; readonly kind: Kind; readonly answer: AnswerOf<Kind> }
  | { readonly input: 'withdraw'; readonly seat: Seat }
  | { readonly input: 'concede'; readonly seat: Seat };

/** A generator that follows a numbered rule: it reads the game, makes things happen and asks decisions. Durable: see runner.ts. */
export type Procedure<T = void> = Generator<Decision, T, Input>;

/** The table of procedures; each chapter adds its own by declaration merging. An entry is `name: (args: JSON) => result`. */
// biome-ignore lint/suspicious/noEmptyInterface: chapters merge into it
export interface Procedures {}
export type ProcedureName = keyof Procedures & string;
export type ArgsOf<N extends ProcedureName> = Procedures[N] extends (args: infer A) => unknown ? A : never;
export type ResultOf<N extends ProcedureName> = Procedures[N] extends (args: never) => infer R ? R : never;
export type ProcedureTable = { readonly [N in ProcedureName]: (play: Play, args: ArgsOf<N>) => Procedure<ResultOf<N>> };

/** What a question answers when its player has conceded or left: a value, or nothing because it always stands inside that seat's own attempt. */
export const InOwnAttempt: unique symbol = Symbol('in own attempt');
export type IfLost<K extends Kind> = AnswerOf<K> | typeof InOwnAttempt;

/** An ability in force where it is, with whose and which it is; `key` is stable while its object is the same. */
export interface Functioning<A extends Ability = Ability> {
  readonly source: Id;
  readonly index: number;
  readonly ability: A;
  readonly controller: Seat;
  readonly key: string;
}
export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
/** A change to the rules of play in force, from a static ability or a lasting effect. */
export interface PlayRule {
  readonly change: PlayChange;
  readonly env: Env;
  readonly key: string;
  readonly timestamp: number;
}

/** Who says a piece of text: its source, its controller, and what its names stand for. */
export interface Env {
  readonly source: Id;
  readonly controller: Seat;
  readonly bindings: Bindings;
  readonly x: number | null;
  readonly on?: Id;
} // on: the stack object that is being put there or resolves

/** Characteristics after the layers, and everything else read off the abilities and lasting effects in force. Computed, cached on the slices it reads, never stored. */
export interface Look {
  readonly game: Game;
  /** Of any object that is, or the last known ones of an object that was (2016:608.2g). An unknown id throws. */
  of(id: Id): Characteristics;
  readonly triggered: readonly Functioning<AbilityOf<'triggered'>>[];
  readonly replacing: readonly Functioning<AbilityOf<'replacement'>>[];
  readonly playRules: readonly PlayRule[];
}

export type Attempted<T> = { readonly done: T } | { readonly reversed: Refusal } | { readonly withdrawn: true };

/** What a procedure holds. */
export interface Play {
  readonly game: Game;
  readonly look: Look;
  happen(woulds: readonly Would[]): Procedure<readonly Event[]>;
  record(...together: readonly Event[]): void;
  ask<K extends Kind>(kind: K, seat: Seat, space: () => SpaceOf<K>, ifLost: IfLost<K>): Procedure<AnswerOf<K>>;
  call<N extends ProcedureName>(name: N, args: ArgsOf<N>): Procedure<ResultOf<N>>;
  /** Done as a whole or taken back; `rule` if it is not a spell or an ability that is being played (2016:601.2, 717.1). `binding`: its player may not withdraw. */
  attempt<T>(by: Seat, body: () => Procedure<T>, rule?: Cite, binding?: boolean): Procedure<Attempted<T>>;
  refuse(refusal: Refusal): never;
  /** What a rule says here. `without` is what would be if there were no such rule: only an experiment comes to that. */
  says<T>(finding: Finding<T>, without: T): T;
  /** A mana ability inside an attempt: kept when the attempt is reversed if what it recorded cannot be undone, else undone or kept as the player says. */
  block<T>(irreversible: (events: readonly Event[]) => boolean, body: () => Procedure<T>): Procedure<T>;
  /** A whole number from 0 up to but not including `below`; keyed by (seed, run number, how many this run has drawn). */
  random(below: number, about?: Drawn): number;
}

/** How the chapters are plugged into the kernel, which knows none of them. */
export interface Hooks {
  readonly procedures: ProcedureTable;
  look(game: Game): Look;
  /** What the events of one batch bring about by themselves: triggered abilities, control changes. They go into the same batch. */
  notice(before: Look, after: Look, batch: readonly Event[]): readonly Event[];
  /** Who decides for a player, if not he himself. */
  decides?(look: Look, seat: Seat, kind: Kind): Seat | null;
  /** For happen: one row per kind of would. */
  readonly woulds: WouldRules;
  /**
   * Only for experiments: told each rule as it is followed. If it says no, the step that cites the rule is left out: the event is not recorded,
   * the refusal does not refuse, the question is answered as for a player who has left, what it says is not heard.
   */
  readonly follows?: (rule: Cite) => boolean;
}
export interface WouldRules {
  /** In which order things of one moment are looked at, where that matters. */
  arranged?(play: Play, woulds: readonly Would[]): Procedure<readonly Would[]>;
  /** Whose choice the order of replacement effects is, and what the event is about. */
  affected(look: Look, would: Would): { readonly seat: Seat; readonly thing: Obj['id'] | Seat | null };
  /** The rule by which a would is dropped: it is impossible or forbidden (2008:103.2–103.3). Null: it is neither. */
  whyNot(look: Look, would: Would): Cite | null;
  /** What is left where things of one moment exclude each other. */
  reconciled(look: Look, woulds: readonly Would[]): readonly Would[];
  replacers(look: Look, would: Would): readonly Replacer[];
  replace(play: Play, would: Would, by: Replacer): Procedure<Replaced<(events: readonly Event[]) => Procedure<void>>>;
  /** What is still to be settled once nothing replaces it any more. */
  completed?(play: Play, would: Would): Procedure<readonly Would[]>;
  /** Would-be results of the same moment (damage → loss of life, destruction → a move): replaced in their turn, recorded in the same batch. */
  consequences(look: Look, would: Would): readonly Would[];
  /** The facts. `first` is the id the next new object gets; an event that makes objects takes them from `ids`. */
  events(look: Look, would: Would, ids: () => Id, random: (below: number) => number, says: Play['says']): readonly Event[];
}
export type { Cite };
