import type { Ability, Filter, Id, Seat, Zone } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { fits, fitsSpell } from '../cards/filters.ts';
import { playersOf } from '../cards/refs.ts';
import { playerOf } from '../engine/game.ts';
import type { Env, Look, PlayRule } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import { rulesOn } from '../keywords/index.ts';
import { placedOf } from './abilities.ts';
import { isSorceryTime } from './timing.ts';

/** Whether what a filter says can turn on the number chosen for {X}. */
function asksManaValue(filter: Filter): boolean {
  if (typeof filter === 'string') return false;
  if ('all' in filter) return filter.all.some(asksManaValue);
  if ('any' in filter) return filter.any.some(asksManaValue);
  if ('not' in filter) return asksManaValue(filter.not);
  return 'stat' in filter && filter.stat === 'manaValue';
}

/** Whether it is about its own object and not about others. */
function namesItself(filter: Filter): boolean {
  if (typeof filter === 'string') return false;
  if ('all' in filter) return filter.all.some(namesItself);
  return 'among' in filter && filter.among === 'self';
}

/** The rules of play there will be once this card is a spell: its own among them, wherever it is by now. */
export function rulesOnCasting(look: Look, seat: Seat, card: Id, abilities: readonly Ability[]): readonly PlayRule[] {
  const env: Env = { source: card, controller: seat, bindings: {}, x: null };
  const own = placedOf(abilities, 'static').flatMap(({ index, ability }): PlayRule[] =>
    ability.zones?.includes('stack') && ability.play && (ability.while === undefined || holds(look, env, ability.while))
      ? ability.play.map((change, at) => ({ change, env, key: `${card}.${index}.${at}`, timestamp: 0 }))
      : [],
  );
  return own.length === 0 ? look.playRules : [...look.playRules, ...own];
}

/** Its mana value is not settled before {X} is (2016:202.3b). */
const hasOpenX = (look: Look, card: Id): boolean => look.of(card).cost?.includes('{X}') ?? false;
/** The spell itself, once it is on the stack, does not count. */
const couldCastSorcery = ({ game }: Look, seat: Seat, spell: Id): boolean => isSorceryTime({ ...game, stack: game.stack.filter((id) => id !== spell) }, seat);

/**
 * What of these rules forbids a player to cast this (2016:601.5; 101.2: a prohibition wins). `spell` is the spell on the stack with all that was announced for
 * it, or, before that, its card; then `open` says that {X} is still to be chosen, and what turns on it forbids nothing yet. A spell that forbids others does
 * not forbid itself.
 */
export function castingForbidden(look: Look, rules: readonly PlayRule[], seat: Seat, spell: Id, from: Zone, open = false): Refusal | null {
  const forbids = rules.some(({ change, env }) => {
    if (
      !('cantCast' in change) ||
      (env.source === spell && !namesItself(change.cantCast)) ||
      (change.zone !== undefined && change.zone !== from) ||
      !playersOf(look, env, change.who).includes(seat)
    )
      return false;
    if (change.more === 'onePerTurn' && (playerOf(look.game, seat).did['spellsCast'] ?? 0) === 0) return false;
    if (change.more === 'notSorceryTime' && couldCastSorcery(look, seat, spell)) return false;
    return !(open && hasOpenX(look, spell) && asksManaValue(change.cantCast)) && fitsSpell(look, env, change.cantCast, spell);
  });
  return forbids ? { cite: '2016:601.5', why: 'cast.forbidden' } : null;
}

/** What forbids a player to activate abilities of this object (2016:602.5). */
export function activatingForbidden(look: Look, seat: Seat, source: Id, mana: boolean): Refusal | null {
  const byRule = look.playRules.some(
    ({ change, env }) =>
      'cantActivate' in change &&
      (!mana || change.manaToo === true) &&
      playersOf(look, env, change.who).includes(seat) &&
      fits(look, env, change.cantActivate, source),
  );
  return byRule || rulesOn(look, source).includes('cantActivate') ? { cite: '2016:602.5', why: 'activate.forbidden' } : null;
}
