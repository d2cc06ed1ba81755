import type { Id } from '@arbiter/schema';
import { nextId } from '../engine/game.ts';
import { known, meant, players } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { chooseNewTargets } from './retarget.ts';
import { timesOf } from './shares.ts';
import { didTo } from './values.ts';

/** 2016:706.9: a copy of a spell or ability, with all the choices made for it, is put on the stack and was never cast. */
export const copyStack: Primitive<'copyStack'> = function* (play, context, instruction) {
  const { env } = context;
  const amount = timesOf(play, context, instruction.amount);
  const copies: Id[] = [];
  for (const controller of players(play.look, env, instruction.who)) {
    for (const of of meant(play.look, env, instruction.what)) {
      const original = known(play.game, of);
      if (!original?.stack || original.kind === 'combatDamage') continue;
      const { card, values, stack } = original;
      for (let n = 0; n < amount; n++) {
        const object = nextId(play.game);
        play.record({
          type: 'CopyCreated',
          rule: '2016:706.9',
          object,
          of,
          owner: controller,
          controller,
          card,
          ...(values ? { values } : {}),
          stack: { ...stack, cast: false, after: null },
        });
        copies.push(object);
        if (instruction.newTargets) yield* chooseNewTargets(play, object, controller);
      }
    }
  }
  return didTo(copies);
};
