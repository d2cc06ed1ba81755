import type { Bindings, Instruction, Value } from '@arbiter/schema';
import { finding } from '../engine/finding.ts';
import { isIn } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import { judged } from './acting.ts';
import type { Context, Do, Primitive } from './primitive.ts';
import { primitives } from './primitives.ts';
import { bound } from './values.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /** Carries out what a text says; the bindings it returns are those of `env` with what the instructions have bound. */
    perform: (args: { readonly env: Env; readonly instructions: readonly Instruction[] }) => Bindings;
  }
}

/** The `if` of a delayed trigger is asked when it triggers, not when it is set up. */
const isSkipped = (play: Play, { env }: Context, one: Instruction): boolean => one.if !== undefined && one.do !== 'delayed' && !judged(play, env, one.if);

const bind = (context: Context, { as }: Instruction, value: Value): void => {
  if (as !== undefined) context.env = bound(context.env, as, value);
};

/** 2016:608.2j: what has left the stack while it resolves goes on all the same. */
const isStopped = (play: Play, { on }: Env): boolean => on !== undefined && !isIn(play.game, on, 'stack') && !play.says(finding('2016:608.2j', true), false);

/** Instructions are followed in the order written (2016:608.2c); the impossible part of one is ignored (2008:103.3; 2016:609.3). */
export function* perform(play: Play, { env, instructions }: { readonly env: Env; readonly instructions: readonly Instruction[] }): Procedure<Bindings> {
  const context: Context = { env };
  for (const one of play.says(finding('2016:608.2c', instructions), instructions.toReversed())) {
    if (isStopped(play, context.env)) break;
    if (isSkipped(play, context, one)) bind(context, one, { did: false });
    else bind(context, one, (yield* (primitives[one.do] as Primitive<Do>)(play, context, one as never)) ?? { did: true });
  }
  return context.env.bindings;
}
