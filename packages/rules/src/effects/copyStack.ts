import type { Id, Obj, Seat } from '@arbiter/schema';
import { nextId } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { known, meant, players } from './acting.ts';
import type { Context, InstructionOf, Primitive } from './primitive.ts';
import { chooseTargetsOfCopy, couldTurnTo, keepTargets, turnTo } from './retarget.ts';
import { timesOf } from './shares.ts';
import { didTo } from './values.ts';

/** 2016:706.9: it is put on the stack with all the choices made for the original, and was never cast: from nowhere, and no mana was spent on it. */
function copied(play: Play, of: Id, { card, face, values, stack }: Obj & { readonly stack: NonNullable<Obj['stack']> }, controller: Seat): Id {
  const object = nextId(play.game);
  play.record({
    type: 'CopyCreated',
    rule: '2016:706.9',
    object,
    of,
    owner: controller,
    controller,
    card,
    ...(face === 0 ? {} : { face }),
    ...(values ? { values } : {}),
    stack: { ...stack, cast: false, from: null, spent: [], after: null },
  });
  return object;
}

function* copiesOf(play: Play, context: Context, of: Id, controller: Seat, { amount, newTargets, each }: InstructionOf<'copyStack'>): Procedure<readonly Id[]> {
  const original = known(play.game, of);
  if (!original?.stack || original.kind === 'combatDamage') return [];
  const copy = (): Id => copied(play, of, { ...original, stack: original.stack as NonNullable<Obj['stack']> }, controller);
  if (each !== undefined) {
    return meant(play.look, context.env, each).flatMap((to) => {
      if (!couldTurnTo(play, of, to)) return [];
      const made = copy();
      turnTo(play, made, to);
      return [made];
    });
  }
  const made: Id[] = [];
  for (let n = timesOf(play, context, amount); n > 0; n--) {
    const object = copy();
    made.push(object);
    if (newTargets) yield* chooseTargetsOfCopy(play, object, controller);
    else keepTargets(play, object);
  }
  return made;
}

/** Copies of a spell or ability: for so many times, or for each object that it could target (2016:706.9). */
export const copyStack: Primitive<'copyStack'> = function* (play, context, instruction) {
  const copies: Id[] = [];
  for (const controller of players(play.look, context.env, instruction.who))
    for (const of of meant(play.look, context.env, instruction.what)) copies.push(...(yield* copiesOf(play, context, of, controller, instruction)));
  return didTo(copies);
};
