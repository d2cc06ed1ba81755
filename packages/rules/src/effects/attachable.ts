import type { Ability, Filter, Id, Seat, Thing, Zone } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { playersOf } from '../cards/refs.ts';
import { at, isIn, isPlaying, isSeat, objectOf, opponentsOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { ruledBy } from './continuous/look.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
const enchants = (look: Look, id: Id): readonly Keyword[] =>
  look.of(id).abilities.filter((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'enchant');

const zonesIn = (filter: Filter): readonly Zone[] => {
  if (typeof filter === 'string') return [];
  if ('zone' in filter) return [filter.zone];
  return ('all' in filter ? filter.all : 'any' in filter ? filter.any : []).flatMap(zonesIn);
};
/** Where the things are that such filters speak of: in play, unless they name another zone. */
export const zonesNamed = (filters: readonly Filter[]): readonly Zone[] => {
  const named = [...new Set(filters.flatMap(zonesIn))];
  return named.length > 0 ? named : ['battlefield'];
};
/** Where an Aura may find what it enchants. */
export const zonesForAura = (look: Look, id: Id): readonly Zone[] => zonesNamed(enchants(look, id).flatMap(({ filter }) => filter ?? []));

/** 2016:303.4, 702.5: what an Aura's enchant abilities let it enchant. */
const mayEnchant = (look: Look, env: Env, to: Thing): boolean => {
  const all = enchants(look, env.source);
  return (
    all.length > 0 &&
    all.every(({ filter, word }) => {
      if (isSeat(to)) return word === 'player' || (word === 'opponent' && opponentsOf(look.game, env.controller).includes(to));
      return filter !== undefined && fits(look, env, filter, to);
    })
  );
};

/** Rules for the object that would be attached to, each in the words of whoever says so (2016:702.16c). */
const allows = (look: Look, to: Id, id: Id, forbidding: 'cantBeEnchanted' | 'cantBeEquipped' | null): boolean =>
  !ruledBy(look, to).some(({ rule, env }) => {
    if (typeof rule === 'string') return rule === forbidding;
    if ('cantBeAttachedBy' in rule) return fits(look, env, rule.cantBeAttachedBy, id);
    return 'protectionFrom' in rule && fits(look, env, rule.protectionFrom, id);
  });
const shields = (look: Look, seat: Seat, id: Id): boolean =>
  look.playRules.some(
    ({ change, env }) =>
      'playerHas' in change &&
      typeof change.playerHas === 'object' &&
      playersOf(look, env, change.who).includes(seat) &&
      fits(look, env, change.playerHas.protectionFrom, id),
  );

/** Whether what an object is attached to may still have it attached (2016:303.4c, 301.5c). */
export const isAttachedLegally = (look: Look, id: Id): boolean => {
  const { attachedTo } = at(look.game, id);
  return attachedTo !== null && (isSeat(attachedTo) || objectOf(look.game, attachedTo) !== null) && canAttach(look, id, attachedTo, look.of(id).controller);
};

/** Whether this Aura, Equipment or Fortification may be attached to that, under this player's control (2016:301.5, 303.4, 701.3a). */
export const canAttach = (look: Look, id: Id, to: Thing, controller: Seat): boolean => {
  const { types, subtypes } = look.of(id);
  const env: Env = { source: id, controller, bindings: {}, x: null };
  if (to === id || types.includes('creature')) return false;
  if (isSeat(to)) return subtypes.includes('Aura') && isPlaying(look.game, to) && mayEnchant(look, env, to) && !shields(look, to, id);
  if (subtypes.includes('Aura'))
    return zonesForAura(look, id).includes(at(look.game, to).zone) && mayEnchant(look, env, to) && allows(look, to, id, 'cantBeEnchanted');
  if (!isIn(look.game, to, 'battlefield')) return false;
  if (subtypes.includes('Equipment')) return look.of(to).types.includes('creature') && allows(look, to, id, 'cantBeEquipped');
  return subtypes.includes('Fortification') && look.of(to).types.includes('land') && allows(look, to, id, null);
};
