import type { Id, Seat, Who } from '@arbiter/schema';
import { apnap, hasPlayer, isActive, opponentsOf, teammates, turnOrderFrom } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { boundTo, linkedTo, objectIn } from '../bound.ts';
import type { Ask } from './ask.ts';

/** 2016:506.2, 508.5: whom the source attacks, or attacked as it left combat; of anything else, everyone being attacked. */
const defending = (look: Look, env: Env): readonly Seat[] => {
  const { combat } = look.game;
  const attack = [...(combat?.attacks ?? []), ...(combat?.gone ?? []).toReversed()].find((a) => a.attacker === env.source);
  return attack ? [attack.defendingPlayer] : (boundTo(look, env, 'defendingPlayer')?.players ?? combat?.defenders ?? []);
};

/** Who controls it; of an Aura's host that is a player, that player. A card outside play and the stack has only an owner (2016:108.4a). */
const controllerOf = (look: Look, id: Id): readonly Seat[] => (objectIn(look, id) ? [look.of(id).controller] : []);
const lifeOf = (look: Look, seat: Seat): number => look.game.players.find((player) => player.seat === seat)?.life ?? 0;
const richest = (look: Look, seats: readonly Seat[]): readonly Seat[] => {
  const most = Math.max(...seats.map((seat) => lifeOf(look, seat)));
  return seats.filter((seat) => lifeOf(look, seat) === most);
};
const distinct = (seats: readonly Seat[]): readonly Seat[] => (seats.length > 1 ? [...new Set(seats)] : seats);

export const playersOf = (ask: Ask, look: Look, env: Env, who: Who): readonly Seat[] => {
  const { game } = look;
  switch (who) {
    case 'you':
      return [env.controller];
    case 'opponents':
      return hasPlayer(game, env.controller) ? opponentsOf(game, env.controller) : [];
    case 'each':
      return apnap(game);
    case 'others':
      return apnap(game).filter((seat) => seat !== env.controller);
    case 'active': // one specific player, where a team is active: its primary player (2016:805.9)
      return [game.turn.active];
    case 'nonactive':
      return apnap(game).filter((seat) => !isActive(game, seat));
    case 'defending':
      return defending(look, env);
    case 'attacking':
      return game.combat ? [game.turn.active] : [];
    case 'team':
      return hasPlayer(game, env.controller) ? turnOrderFrom(game, env.controller).filter((seat) => teammates(game, env.controller).includes(seat)) : [];
    case 'nobody':
      return [];
    default:
      break;
  }
  if ('ref' in who) return boundTo(look, env, who.ref)?.players ?? [];
  if ('linked' in who) return linkedTo(look, env, who.linked)?.players ?? [];
  if ('ownerOf' in who) return distinct(ask.objectsOf(look, env, who.ownerOf).flatMap((id) => objectIn(look, id)?.owner ?? []));
  if ('opponentsOf' in who)
    return distinct(playersOf(ask, look, env, who.opponentsOf).flatMap((seat) => (hasPlayer(game, seat) ? opponentsOf(game, seat) : [])));
  if ('mostLife' in who) return richest(look, playersOf(ask, look, env, who.mostLife));
  const host = who.controllerOf === 'attached' ? objectIn(look, env.source)?.attachedTo : null;
  if (typeof host === 'string') return [host];
  return distinct(ask.objectsOf(look, env, who.controllerOf).flatMap((id) => controllerOf(look, id)));
};
