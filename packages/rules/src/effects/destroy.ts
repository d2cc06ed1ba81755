import type { Event, Id, Value } from '@arbiter/schema';
import type { WouldOf } from '../engine/would.ts';
import { permanents } from './acting.ts';
import { towardsTop } from './asking.ts';
import { nothing, type Proposer, simply } from './primitive.ts';
import { eventsOf } from './values.ts';
import { possible } from './would/possible.ts';

/** Bound under the ids they had on the battlefield: what asks about them asks for what they were there (2016:608.2g). */
const destroyed =
  (ids: readonly Id[]) =>
  (events: readonly Event[]): Value => {
    const gone = eventsOf(events, 'Destroyed').map((e) => e.object);
    return { objects: ids.filter((id) => gone.includes(id)), did: true };
  };

/** 2016:701.6. */
export const proposeDestroy: Proposer<'destroy'> = function* (play, { env }, instruction) {
  const ids = permanents(play.look, env, instruction.what);
  if (ids.length === 0) return nothing;
  const destroyIt = (object: Id): WouldOf<'destroy'> => ({
    would: 'destroy',
    rule: '2016:701.6',
    by: env.source,
    player: env.controller,
    object,
    ...(instruction.noRegeneration ? { noRegeneration: true } : {}),
  });
  const order = yield* towardsTop(
    play,
    ids.filter((id) => possible(play.look, destroyIt(id))),
    'graveyard',
  );
  return {
    woulds: order.map(destroyIt),
    value: destroyed(ids),
  };
};
export const destroy = simply<'destroy'>(proposeDestroy);
