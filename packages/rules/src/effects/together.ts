import type { Instruction } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { eachOf } from './flow.ts';
import { type Context, type Do, type Primitive, type Proposal, type Proposer, within } from './primitive.ts';
import { proposers } from './proposers.ts';
import { bound, merged } from './values.ts';

interface Part {
  readonly as: string | undefined;
  readonly proposal: Proposal;
}

/** The parts of these instructions that are to happen at once. What cannot be proposed is carried out where it stands: a choice, a condition's questions. */
function* partsOf(play: Play, context: Context, instructions: readonly Instruction[]): Procedure<readonly Part[]> {
  const parts: Part[] = [];
  for (const one of instructions) {
    if (one.if !== undefined && !holds(play.look, context.env, one.if)) continue;
    const propose = proposers[one.do] as Proposer<Do> | undefined;
    if (propose) parts.push({ as: one.as, proposal: yield* propose(play, context, one as never) });
    else if (one.do === 'together') parts.push(...(yield* partsOf(play, context, one.then)));
    else if (one.do === 'when') parts.push(...(yield* partsOf(play, context, holds(play.look, context.env, one.cond) ? one.then : (one.else ?? []))));
    else if (one.do === 'forEach') {
      const before = context.env;
      for (const start of eachOf(play, context, one)) {
        context.env = { ...before, bindings: { ...context.env.bindings, ...start } };
        parts.push(...(yield* partsOf(play, context, one.then)));
      }
    } else yield* within(play, context, [one]);
  }
  return parts;
}

/** All the choices first, in the order written, then everything in one event (2008:103.4; 2016:608.2e). */
export const together: Primitive<'together'> = function* (play, context, instruction) {
  const parts = yield* partsOf(play, context, instruction.then);
  const woulds = parts.flatMap((part) => part.proposal.woulds);
  const events = woulds.length === 0 ? [] : yield* play.happen(woulds);
  const named = new Set<string>();
  for (const { as, proposal } of parts) {
    if (proposal.then) yield* proposal.then(events);
    if (as === undefined) continue;
    const value = proposal.value(events);
    const before = named.has(as) ? context.env.bindings[as] : undefined;
    context.env = bound(context.env, as, before ? merged(before, value) : value);
    named.add(as);
  }
  return { did: woulds.length > 0 };
};
