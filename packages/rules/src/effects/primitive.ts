import type { Event, Instruction, Value } from '@arbiter/schema';
import type { Env, Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';

export type Do = Instruction['do'];
type Saying<I, K> = I extends { readonly do: infer D } ? (K extends D ? I : never) : never;
export type InstructionOf<K extends Do> = Saying<Instruction, K>;

/** Whose text is being carried out and what its names mean by now. Lives no longer than the text is carried out. */
export interface Context {
  env: Env;
}

/** One word of the vocabulary, carried out. What it returns is bound to the instruction's `as`. */
export type Primitive<K extends Do> = (play: Play, context: Context, instruction: InstructionOf<K>) => Procedure<Value | void>;

/** What an instruction is about to do, its choices made: `value` says what it did once the events are known, `then` what follows right after. */
export interface Proposal {
  readonly woulds: readonly Would[];
  readonly value: (events: readonly Event[]) => Value;
  readonly then?: (events: readonly Event[]) => Procedure<void>;
}
/** The first half of a primitive that only proposes; several of them can so happen as one (`together`). */
export type Proposer<K extends Do> = (play: Play, context: Context, instruction: InstructionOf<K>) => Procedure<Proposal>;

/** An instruction with nothing to act on: the impossible part is ignored (2008:103.3; 2016:609.3). */
export const nothing: Proposal = { woulds: [], value: () => ({ did: false }) };

function* carryOut(play: Play, proposal: Proposal): Procedure<Value> {
  const events = proposal.woulds.length === 0 ? [] : yield* play.happen(proposal.woulds);
  if (proposal.then) yield* proposal.then(events);
  return proposal.value(events);
}

export const simply = <K extends Do>(propose: Proposer<K>): Primitive<K> =>
  function* (play, context, instruction) {
    return yield* carryOut(play, yield* propose(play, context, instruction));
  };

/** Carries out instructions that stand inside another one; what they bind stays bound after them. */
export function* within(play: Play, context: Context, instructions: readonly Instruction[]): Procedure<void> {
  if (instructions.length === 0) return;
  context.env = { ...context.env, bindings: yield* play.call('perform', { env: context.env, instructions }) };
}
