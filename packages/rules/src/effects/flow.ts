import type { Bindings, Instruction, Value } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { isSeat } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { judged, things } from './acting.ts';
import { type Context, type InstructionOf, type Primitive, within } from './primitive.ts';
import { bounded, timesOf } from './shares.ts';
import { addedUp, newlyBound } from './values.ts';

export const when: Primitive<'when'> = function* (play, context, instruction) {
  const did = judged(play, context.env, instruction.cond);
  yield* within(play, context, did ? instruction.then : (instruction.else ?? []));
  return { did };
};

/** Each pass begins with what was bound before the first; what they bind is added up after the last. */
function* passes(play: Play, context: Context, then: readonly Instruction[], starts: readonly Bindings[]): Procedure<void> {
  const before = context.env.bindings;
  const bound: Bindings[] = [];
  for (const start of starts) {
    const begun = { ...before, ...start };
    context.env = { ...context.env, bindings: begun };
    yield* within(play, context, then);
    bound.push(newlyBound(begun, context.env.bindings));
  }
  context.env = { ...context.env, bindings: { ...before, ...addedUp(bound) } };
}

/** What an instruction goes through one after another, fixed as it begins: objects in their order, players in APNAP order. */
export const eachOf = (play: Play, context: Context, { of, name }: InstructionOf<'forEach'>): readonly Bindings[] => {
  const each = things(play.look, context.env, of);
  return each.map((thing): Bindings => ({ [name]: isSeat(thing) ? { players: [thing] } : { objects: [thing] } }));
};
export const forEach: Primitive<'forEach'> = function* (play, context, instruction) {
  const starts = eachOf(play, context, instruction);
  bounded(starts.length);
  yield* passes(play, context, instruction.then, starts);
  return { number: starts.length, did: starts.length > 0 };
};

export const repeat: Primitive<'repeat'> = function* (play, context, instruction) {
  const times = timesOf(play, context, instruction.times);
  yield* passes(
    play,
    context,
    instruction.then,
    Array.from({ length: times }, () => ({})),
  );
  return { number: times, did: times > 0 };
};

/** "Repeat this process": done once, then again as long as the condition holds after it. */
export const repeatWhile: Primitive<'repeatWhile'> = function* (play, context, instruction) {
  const before = context.env.bindings;
  const bound: Bindings[] = [];
  let times = 0;
  do {
    bounded(++times);
    context.env = { ...context.env, bindings: before };
    yield* within(play, context, instruction.then);
    bound.push(newlyBound(before, context.env.bindings));
  } while (holds(play.look, context.env, instruction.while));
  context.env = { ...context.env, bindings: { ...before, ...addedUp(bound) } };
  const value: Value = { number: times, did: true };
  return value;
};
