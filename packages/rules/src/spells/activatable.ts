import type { Id, Seat } from '@arbiter/schema';
import { isManaAbility } from '../cards/abilities.ts';
import { holds } from '../cards/conditions.ts';
import { playersOf } from '../cards/refs.ts';
import { functionsIn, homeOf } from '../effects/continuous/text.ts';
import { objectOf, playerOf } from '../engine/game.ts';
import { perSeat } from '../engine/perLook.ts';
import type { AbilityOf, Env, Look } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import { hasKeyword, rulesOn } from '../keywords/index.ts';
import { abilitiesOf, isLoyaltyAbility } from './abilities.ts';
import { activatingForbidden } from './prohibitions.ts';
import { isSorceryTime } from './timing.ts';

type Activated = AbilityOf<'activated'>;
/** An ability that may be activated now, paying aside. */
export interface Activation {
  readonly object: Id;
  readonly index: number;
  readonly ability: Activated;
  readonly mana: boolean;
}

export const activationEnv = (object: Id, seat: Seat): Env => ({ source: object, controller: seat, bindings: {}, x: null });

/** 2016:302.6; 2008:104.4–104.5. */
export const isTooSickToTap = (look: Look, id: Id): boolean => {
  const obj = objectOf(look.game, id);
  return (
    obj !== null && obj.sick && look.of(id).types.includes('creature') && !hasKeyword(look, id, 'haste') && !rulesOn(look, id).includes('activateAsThoughHaste')
  );
};
const tooSick = (look: Look, id: Id, { cost }: Activated): Refusal | null => {
  const symbol = cost.find((part) => 'tap' in part || 'untap' in part);
  return symbol && isTooSickToTap(look, id) ? { cite: 'tap' in symbol ? '2008:104.4' : '2008:104.5', why: 'activate.summoningSick' } : null;
};

/** The count the game keeps of an ability's activations this turn. */
const timesActivated = (look: Look, id: Id, ability: Activated): number => objectOf(look.game, id)?.did[`activated:${ability.key ?? ''}`] ?? 0;

function timingProblem(look: Look, seat: Seat, env: Env, ability: Activated): Refusal | null {
  if (isLoyaltyAbility(ability)) {
    if (!isSorceryTime(look.game, seat)) return { cite: '2016:606.3', why: 'activate.sorceryTime' };
    return (objectOf(look.game, env.source)?.did['loyalty'] ?? 0) > 0 ? { cite: '2016:606.3', why: 'activate.loyaltyOnce' } : null;
  }
  if (ability.timing === 'sorcery' && !isSorceryTime(look.game, seat)) return { cite: '2016:602.5d', why: 'activate.sorceryTime' };
  if (typeof ability.timing === 'object' && !holds(look, env, ability.timing.only)) return { cite: '2016:602.1b', why: 'activate.notNow' };
  return ability.limit !== undefined && timesActivated(look, env.source, ability) >= ability.limit
    ? { cite: '2016:602.5b', why: 'activate.limit', params: { limit: ability.limit } }
    : null;
}

/** Why a player may not activate this ability now, or null; whether its cost can be paid is asked apart. */
export function activationProblem(look: Look, seat: Seat, object: Id, ability: Activated): Refusal | null {
  const obj = objectOf(look.game, object);
  if (!obj || !functionsIn(ability, obj.zone, homeOf(obj.kind, look.of(object).types))) return { cite: '2016:602.2', why: 'activate.zone' };
  const holder = obj.zone === 'battlefield' || obj.zone === 'stack' ? look.of(object).controller : obj.owner;
  const mayUse = ability.who === undefined ? holder === seat : playersOf(look, activationEnv(object, holder), ability.who).includes(seat);
  if (!mayUse) return { cite: '2016:602.2', why: 'activate.notYours' };
  const env = activationEnv(object, seat);
  if (ability.while && !holds(look, env, ability.while)) return { cite: '2016:602.5', why: 'activate.notNow' };
  return timingProblem(look, seat, env, ability) ?? tooSick(look, object, ability) ?? activatingForbidden(look, seat, object, isManaAbility(ability));
}

function allActivations(look: Look, seat: Seat): readonly Activation[] {
  const { hand, graveyard } = playerOf(look.game, seat);
  const places = [look.game.battlefield, hand, graveyard, look.game.exile, look.game.command, look.game.stack];
  return places.flatMap((ids) =>
    ids.flatMap((object) =>
      abilitiesOf(look, object, 'activated').flatMap(({ index, ability }): Activation[] =>
        activationProblem(look, seat, object, ability) === null ? [{ object, index, ability, mana: isManaAbility(ability) }] : [],
      ),
    ),
  );
}

/** What a player may activate now, paying aside. */
export const activationsOf = perSeat(allActivations);
