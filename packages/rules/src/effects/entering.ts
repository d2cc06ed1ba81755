import type { Destination, Id, Seat, Thing, Zone } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { at, isIn, playerOf, zoneOf } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering } from '../engine/would.ts';
import { permanents, players } from './acting.ts';
import { canAttach, zonesForAura } from './attachable.ts';
import { attackingOf, blockingOf } from './joining.ts';
import type { Context } from './primitive.ts';

const isAura = (look: Look, id: Id): boolean => look.of(id).subtypes.includes('Aura');
/** 2016:303.4f: who puts an Aura onto the battlefield otherwise than by resolving it chooses what it will enchant; null: there is nothing (303.4g). */
function* hostFor(play: Play, env: Env, aura: Id, under: Seat): Procedure<Thing | null> {
  const objects = zonesForAura(play.look, aura).flatMap((zone) => zoneOf(play.game, zone));
  const things: readonly Thing[] = [...objects, ...play.game.players.filter((p) => p.status === 'playing').map((p) => p.seat)];
  const from = things.filter((thing) => canAttach(play.look, aura, thing, under));
  const [first] = from;
  if (first === undefined) return null;
  const {
    targets: [host = first],
  } = yield* play.ask('targets', env.controller, () => ({ cite: '2016:303.4f', source: aura, as: 'enchants', from, min: 1, max: 1, prompt: 'enchants' }), {
    targets: [first],
  });
  return host;
}

const countersOf = (play: Play, env: Env, to: Destination): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(to.counters ?? {})
      .map(([counter, amount]) => [counter, atLeastZero(amountOf(play.look, env, amount))] as const)
      .filter(([, amount]) => amount > 0),
  );

/** What it will be attached to, as the effect says or, for an Aura, as is chosen; null: an Aura with nothing it may enchant stays (2016:303.4f–g). */
function* hostOf(play: Play, env: Env, id: Id, to: Destination, under: Seat): Procedure<Thing | null | undefined> {
  const aura = isAura(play.look, id);
  if (to.attachedTo === undefined) return aura ? yield* hostFor(play, env, id, under) : undefined;
  const said = permanents(play.look, env, to.attachedTo).find((host) => canAttach(play.look, id, host, under));
  return said ?? (aura ? null : undefined);
}

/**
 * How an object enters where an effect puts it, its position aside.
 * @returns null if it has to stay where it is.
 */
export function* enteringOf(play: Play, { env }: Context, id: Id, to: Destination): Procedure<Entering | null> {
  const under = to.under === undefined ? at(play.game, id).owner : players(play.look, env, to.under)[0];
  if (under === undefined) return null;
  const shared = { ...(to.faceDown ? { faceDown: true } : {}), ...(to.face === undefined ? {} : { face: to.face }) };
  const counters = countersOf(play, env, to);
  const base = { ...shared, ...(Object.keys(counters).length > 0 ? { counters } : {}) };
  if (to.zone !== 'battlefield') return base;
  const host = to.faceDown ? undefined : yield* hostOf(play, env, id, to, under);
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
