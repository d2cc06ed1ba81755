import type { Destination, Id, Seat, Thing, Zone } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { at, isIn, playerOf } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering } from '../engine/would.ts';
import { permanents, players } from './acting.ts';
import { canAttach } from './attachable.ts';
import { attackingOf, blockingOf } from './joining.ts';
import type { Context } from './primitive.ts';

const isAura = (look: Look, id: Id): boolean => look.of(id).subtypes.includes('Aura');
const countersOf = (play: Play, env: Env, to: Destination): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(to.counters ?? {})
      .map(([counter, amount]) => [counter, atLeastZero(amountOf(play.look, env, amount))] as const)
      .filter(([, amount]) => amount > 0),
  );

/** What the effect attaches it to; null: an Aura that may not enchant that stays where it is (2016:303.4g). What an Aura enchants otherwise is chosen as it enters. */
function hostOf(play: Play, env: Env, id: Id, to: Destination, under: Seat): Thing | null | undefined {
  if (to.attachedTo === undefined) return undefined;
  return permanents(play.look, env, to.attachedTo).find((host) => canAttach(play.look, id, host, under)) ?? (isAura(play.look, id) ? null : undefined);
}

/**
 * How an object enters where an effect puts it, its position aside.
 * @returns null if it has to stay where it is.
 */
export function* enteringOf(play: Play, { env }: Context, id: Id, to: Destination): Procedure<Entering | null> {
  const under = to.under === undefined ? at(play.game, id).owner : players(play.look, env, to.under)[0];
  if (under === undefined) return null;
  const faceDown = to.faceDown || to.manifested;
  const shared = {
    ...(faceDown ? { faceDown: true } : {}),
    ...(to.manifested ? { links: { manifested: { did: true } } } : {}),
    ...(to.face === undefined ? {} : { face: to.face }),
  };
  const counters = countersOf(play, env, to);
  const base = { ...shared, ...(Object.keys(counters).length > 0 ? { counters } : {}) };
  if (to.zone !== 'battlefield') return base;
  const host = faceDown ? undefined : hostOf(play, env, id, to, under);
  if (host === null) return null;
  const entering = { ...base, under, ...(to.tapped ? { tapped: true } : {}), ...(host === undefined ? {} : { attachedTo: host }) };
  const arrival = { would: 'move', rule: '2016:610.1', object: id, to: 'battlefield', cause: 'put', entering } as const;
  const attacking = yield* attackingOf(play, env, arrival, to.attacking);
  const blocking = yield* blockingOf(play, env, arrival, to.blocking);
  return { ...entering, ...(attacking ? { attacking } : {}), ...(blocking === undefined ? {} : { blocking }) };
}

/** 2016:401.8: deeper than the library is its bottom. Absent: on top. */
export const depthOf = (play: Play, env: Env, to: Destination, owner: Seat): number | null => {
  const { position } = to;
  const size = playerOf(play.game, owner).library.length;
  if (position === 'bottom' || position === 'random') return size;
  return typeof position === 'object' ? Math.min(size, atLeastZero(amountOf(play.look, env, position.fromTop) - 1)) : null;
};
export const ordersMatter = (zone: Zone): zone is 'library' | 'graveyard' => zone === 'library' || zone === 'graveyard';
export const stays = (play: Play, id: Id, to: Destination): boolean => isIn(play.game, id, to.zone) && to.zone !== 'exile';
