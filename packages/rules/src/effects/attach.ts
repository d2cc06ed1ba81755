import { at } from '../engine/game.ts';
import { permanents } from './acting.ts';
import { canAttach } from './attachable.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

/** Attaching to what it is attached to already, or to what it may not be attached to, moves nothing (2016:701.3b). */
export const attach: Primitive<'attach'> = function* (play, { env }, instruction) {
  const [to] = permanents(play.look, env, instruction.to);
  if (to === undefined) return { did: false };
  const ids = permanents(play.look, env, instruction.what).filter(
    (id) => at(play.game, id).attachedTo !== to && canAttach(play.look, id, to, play.look.of(id).controller),
  );
  play.record(...ids.map((object) => ({ type: 'Attached' as const, rule: '2016:701.3' as const, object, to })));
  return didTo(ids);
};

/** 2016:701.3d. */
export const unattach: Primitive<'unattach'> = function* (play, { env }, instruction) {
  const ids = permanents(play.look, env, instruction.what).filter((id) => at(play.game, id).attachedTo !== null);
  play.record(...ids.map((object) => ({ type: 'Unattached' as const, rule: '2016:701.3d' as const, object })));
  return didTo(ids);
};
