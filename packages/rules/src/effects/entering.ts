import type { Destination, Id, Seat, Thing, Who, Zone } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { at, isIn, playerOf } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering } from '../engine/would.ts';
import { permanents, players } from './acting.ts';
import { canAttach } from './attachable.ts';
import type { Context } from './primitive.ts';

/** Whom a creature put onto the battlefield attacking may attack: the players under attack and their planeswalkers (2008:306.2; 2016:508.4). */
const attackable = (look: Look, seats: readonly Seat[]): readonly Thing[] => [
  ...seats,
  ...look.game.battlefield.filter((id) => look.of(id).types.includes('planeswalker') && seats.includes(look.of(id).controller)),
];

/** Its controller chooses whom it attacks, unless the effect says so; under another player's control it is not attacking (2008:306.3b; 2016:506.3b, 508.4). */
export function* attackingOf(play: Play, env: Env, under: Seat, whom: boolean | Who | undefined): Procedure<Entering['attacking'] | undefined> {
  const { combat, turn } = play.game;
  if (!whom || !combat || playerOf(play.game, under).team !== playerOf(play.game, turn.active).team) return undefined;
  const named = whom === true ? combat.defenders : players(play.look, env, whom).filter((seat) => combat.defenders.includes(seat));
  const from = attackable(play.look, named);
  const [only] = from;
  if (only === undefined) return undefined;
  const {
    targets: [defender = only],
  } = yield* play.ask('targets', under, () => ({ cite: '2016:508.4', source: env.source, as: 'attacks', from, min: 1, max: 1, prompt: 'attacks' }), {
    targets: [only],
  });
  return { defender, player: typeof defender === 'string' ? defender : play.look.of(defender).controller };
}

const isAura = (look: Look, id: Id): boolean => look.of(id).subtypes.includes('Aura');
/** 2016:303.4f: who puts an Aura onto the battlefield otherwise than by resolving it chooses what it will enchant; null: there is nothing (303.4g). */
function* hostFor(play: Play, env: Env, aura: Id, under: Seat): Procedure<Thing | null> {
  const things: readonly Thing[] = [...play.game.battlefield, ...play.game.players.filter((p) => p.status === 'playing').map((p) => p.seat)];
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

/** 2008:306.3c: it blocks only what attacks its controller or a planeswalker of his. */
const blockable = (play: Play, under: Seat, ids: readonly Id[]): Id | undefined =>
  ids.find((id) => play.game.combat?.attacks.some((attack) => attack.attacker === id && attack.defendingPlayer === under));

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
  const creature = to.faceDown === true || play.look.of(id).types.includes('creature');
  const attacking = creature ? yield* attackingOf(play, env, under, to.attacking) : undefined;
  const blocking = creature && to.blocking !== undefined ? blockable(play, under, permanents(play.look, env, to.blocking)) : undefined;
  const host = to.faceDown ? undefined : yield* hostOf(play, env, id, to, under);
  if (host === null) return null;
  return {
    ...base,
    under,
    ...(to.tapped ? { tapped: true } : {}),
    ...(attacking ? { attacking } : {}),
    ...(blocking === undefined ? {} : { blocking }),
    ...(host === undefined ? {} : { attachedTo: host }),
  };
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
