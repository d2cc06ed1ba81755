import type { Attack } from '@arbiter/schema';
import { permanents } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

export const removeFromCombat: Primitive<'removeFromCombat'> = function* (play, { env }, instruction) {
  const { combat } = play.game;
  const objects = permanents(play.look, env, instruction.what).filter(
    (id) => combat?.attacks.some((a) => a.attacker === id || a.defender === id) || combat?.blocks.some((b) => b.blocker === id),
  );
  if (objects.length > 0) yield* play.call('removeFromCombat', { objects, rule: '2008:306.4' });
  return didTo(objects);
};

/** An effect can make an attacking creature blocked without a blocker, or unblocked again (2008:309.2f, 309.4). */
export const blocked: Primitive<'becomeBlocked' | 'becomeUnblocked'> = function* (play, { env }, instruction) {
  const becomes = instruction.do === 'becomeBlocked';
  const attackOf = (id: number): Attack | undefined => play.game.combat?.attacks.find((a) => a.attacker === id);
  const ids = permanents(play.look, env, instruction.what).filter((id) => attackOf(id) && attackOf(id)?.blocked !== becomes);
  play.record(
    ...ids.map((attacker) =>
      becomes
        ? { type: 'BecameBlocked' as const, rule: '2008:309.4' as const, attacker, by: [], first: !attackOf(attacker)?.wasBlocked }
        : { type: 'BecameUnblocked' as const, rule: '2008:309.2f' as const, attacker },
    ),
  );
  return didTo(ids);
};
