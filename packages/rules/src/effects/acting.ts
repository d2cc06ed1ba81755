import type { Ability, Condition, EventPattern, Game, Id, Obj, OnStack, Ref, Seat, Thing, Value, Who } from '@arbiter/schema';
import { illegalName, isKicker } from '../cards/bound.ts';
import { holds } from '../cards/conditions.ts';
import { objectsOf, playersOf } from '../cards/refs.ts';
import { finding } from '../engine/finding.ts';
import { apnap, isIn, objectOf } from '../engine/game.ts';
import type { Env, Look, Play } from '../engine/play.ts';

const nameIn = (ref: Ref | Who): string | null => (typeof ref === 'object' && 'ref' in ref ? ref.ref : null);
const barred = (env: Env, ref: Ref | Who): Value => {
  const name = nameIn(ref);
  return name === null ? {} : (env.bindings[illegalName(name)] ?? {});
};

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** The objects a reference means, illegal targets not among them (2016:608.2b), wherever they are now. */
export const meantAnywhere = (look: Look, env: Env, ref: Ref): readonly Id[] => {
  if (typeof ref === 'object' && 'oneOf' in ref) return unique(ref.oneOf.flatMap((one) => meantAnywhere(look, env, one)));
  const out = barred(env, ref).objects ?? [];
  return unique(objectsOf(look, env, ref).filter((id) => !out.includes(id)));
};
/** Those an instruction may act on. They may have left their zone; nothing can be done to what has phased out (2008:217.8a; 2016:702.25b). */
export const meant = (look: Look, env: Env, ref: Ref): readonly Id[] => meantAnywhere(look, env, ref).filter((id) => !isIn(look.game, id, 'phasedOut'));
export const permanents = (look: Look, env: Env, ref: Ref): readonly Id[] => meant(look, env, ref).filter((id) => isIn(look.game, id, 'battlefield'));
export const onTheStack = (look: Look, env: Env, ref: Ref): readonly Id[] => meant(look, env, ref).filter((id) => isIn(look.game, id, 'stack'));

/** The players an instruction may act on or make act, in APNAP order (2008:103.4; 2016:608.2e). */
export const players = (look: Look, env: Env, who: Who): readonly Seat[] => {
  const out = barred(env, who).players ?? [];
  const named = playersOf(look, env, who);
  return apnap(look.game).filter((seat) => named.includes(seat) && !out.includes(seat));
};

/** Objects and players alike: a name may stand for both, as "any target" does. */
export const things = (look: Look, env: Env, to: Ref | { readonly player: Who }): readonly Thing[] => {
  if (typeof to === 'object' && 'player' in to) return players(look, env, to.player);
  if (typeof to === 'object' && 'oneOf' in to) return unique(to.oneOf.flatMap((one) => things(look, env, one)));
  const named = typeof to === 'object' && ('ref' in to || 'linked' in to) ? players(look, env, to) : [];
  return [...meant(look, env, to), ...named];
};

/** Whether a text goes on that way; whether its spell was kicked is what was announced as that was cast (2016:607.2h). */
export const judged = (play: Play, env: Env, condition: Condition): boolean => {
  const found = holds(play.look, env, condition);
  return 'paid' in condition && isKicker(condition.paid) ? play.says(finding('2016:607.2h', found), false) : found;
};

/** The object as it is, or as it last was. */
export const known = (game: Game, id: Id): Obj | null => objectOf(game, id) ?? game.past[id]?.object ?? null;
/** The abilities of an object as it is or last was; none if nothing is known of it. */
export const abilitiesOn = (look: Look, id: Id): readonly Ability[] => (known(look.game, id) ? look.of(id).abilities : []);
/** What the spell or ability that is being carried out carried on the stack; null for anything else. */
export const stackOf = (game: Game, env: Env): OnStack | null => (env.on === undefined ? null : (known(game, env.on)?.stack ?? null));

const costMovedIt = (stack: OnStack): boolean =>
  stack.ability?.kind === 'activated' &&
  stack.ability.cost.some((part) => ['sacrifice', 'exile', 'discard', 'putBack'].some((how) => (part as Readonly<Record<string, unknown>>)[how] === 'self'));
const watchesHost = (when: EventPattern): boolean => ('anyOf' in when ? when.anyOf.some(watchesHost) : when.on === 'move' && when.what === 'attached');

/** Whether the text may find the new object that one of its old ones has become. */
const mayFollow = (game: Game, env: Env, ref: Ref, became: Id): boolean => {
  if (env.bindings['triggerNew']?.objects?.includes(became)) return true; // 2016:400.7d
  const stack = stackOf(game, env);
  if (!stack || env.on === undefined) return false;
  if (stack.ability?.kind === 'triggered' && ref === 'self') return watchesHost(stack.ability.when) && became < env.on; // 2016:400.7e
  if (ref === 'self') return costMovedIt(stack); // 2016:400.7g
  const name = nameIn(ref);
  if (name === null || name in stack.targets) return false;
  // What a delayed trigger was told about is lost once it has moved (2016:603.7c); what costs took is not, nor what this text has moved itself.
  return !(name in stack.bindings && stack.ability?.kind === 'triggered');
};

/** 2016:400.7d–g: what moved as the ability triggered, as a cost, or by this very text is found where it went, if that is public. */
export const nowOf = (game: Game, env: Env, ref: Ref, id: Id): Id | null => {
  if (objectOf(game, id)) return id;
  const became = game.past[id]?.became ?? null;
  const now = became === null ? null : objectOf(game, became);
  if (became === null || !now || now.zone === 'library' || now.zone === 'hand') return null;
  return mayFollow(game, env, ref, became) ? became : null;
};
/** The objects an instruction may move, cast or remember, as what they are now. */
export const foundNow = (look: Look, env: Env, ref: Ref): readonly Id[] => {
  if (typeof ref === 'object' && 'oneOf' in ref) return unique(ref.oneOf.flatMap((one) => foundNow(look, env, one)));
  return unique(meant(look, env, ref).flatMap((id) => nowOf(look.game, env, ref, id) ?? []));
};
