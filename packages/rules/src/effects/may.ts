import type { Cite, Cost, Seat } from '@arbiter/schema';
import type { Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import { agrees } from './asking.ts';
import { type Context, type Primitive, within } from './primitive.ts';
import { bound } from './values.ts';

/** Who is asked by name while a text says what he may do. */
const payerName = 'payer';

/** 2016:117.12: whether he said yes and, if there is a cost, paid it; what it took is bound. */
function* takesUp(play: Play, context: Context, seat: Seat, cost: Cost | undefined, cite: Cite, what: string): Procedure<boolean> {
  if (!(yield* agrees(play, seat, { cite, env: context.env, what, ...(cost ? { cost } : {}) }))) return false;
  if (cost === undefined) return true;
  const env = bound(context.env, payerName, { players: [seat] });
  const { paid, bindings } = yield* play.call('payCost', { seat, cost, env, on: context.env.on ?? null, why: cite });
  if (paid) context.env = { ...context.env, bindings: { ...context.env.bindings, ...bindings } };
  return paid;
}

/** "May … if he does": each of several players is asked in APNAP order; those who do are bound, and the rest follows once. */
export const may: Primitive<'may'> = function* (play, context, instruction) {
  const takers: Seat[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    if (yield* takesUp(play, context, seat, instruction.cost, '2016:117.12', instruction.cost ? 'pay' : 'may')) takers.push(seat);
  }
  const value = { players: takers, did: takers.length > 0 };
  if (instruction.as !== undefined) context.env = bound(context.env, instruction.as, value);
  yield* within(play, context, value.did ? instruction.then : (instruction.else ?? []));
  return value;
};

/** 2016:117.12a: "do something unless a player pays": the first of them who pays keeps it from being done. `did` says that it was done. */
export const unless: Primitive<'unless'> = function* (play, context, instruction) {
  for (const seat of players(play.look, context.env, instruction.who)) {
    if (yield* takesUp(play, context, seat, instruction.cost, '2016:117.12a', 'unless')) return { players: [seat], did: false };
  }
  yield* within(play, context, instruction.then);
  return { players: [], did: true };
};
