import type { Cite, Cost, Seat } from '@arbiter/schema';
import { finding } from '../engine/finding.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { mightPay } from '../spells/affordable.ts';
import { players } from './acting.ts';
import { agrees } from './asking.ts';
import { type Context, type Primitive, within } from './primitive.ts';
import { bound } from './values.ts';

/** Who is asked by name while a text says what he may do. */
const payerName = 'payer';

/** 2016:117.12: whether he said yes and, if there is a cost, paid it; what it took is bound. What all can see that he cannot pay is not his to choose (2016:117.3). */
function* takesUp(play: Play, context: Context, seat: Seat, cost: Cost | undefined, cite: Cite, what: string): Procedure<boolean> {
  const env = bound(context.env, payerName, { players: [seat] });
  if (cost !== undefined && !play.says(finding('2016:117.3', mightPay(play.look, seat, cost, env)), true)) return false;
  if (!(yield* agrees(play, seat, { cite, env: context.env, what, ...(cost ? { cost } : {}) }))) return false;
  if (cost === undefined) return true;
  const { paid, bindings, x } = yield* play.call('payCost', { seat, cost, env, on: context.env.on ?? null, why: cite });
  if (paid) context.env = { ...context.env, x, bindings: { ...context.env.bindings, ...bindings } };
  return paid;
}

/** "May … if he does": each of several players is asked in APNAP order; those who do are bound, and the rest follows once. */
export const may: Primitive<'may'> = function* (play, context, instruction) {
  const takers: Seat[] = [];
  const { x } = context.env; // an X that each of them says is his, and for what follows from it
  for (const seat of players(play.look, context.env, instruction.who)) {
    context.env = { ...context.env, x };
    if (yield* takesUp(play, context, seat, instruction.cost, '2016:117.12', instruction.cost ? 'pay' : 'may')) takers.push(seat);
  }
  const value = { players: takers, did: takers.length > 0 };
  if (instruction.as !== undefined) context.env = bound(context.env, instruction.as, value);
  yield* within(play, context, value.did ? instruction.then : (instruction.else ?? []));
  context.env = { ...context.env, x };
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
