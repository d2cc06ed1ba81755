import type { Bindings, ColorWord, Id, Mana, Obj, Thing, Value, Word } from '@arbiter/schema';
import type { Env, Look } from '../engine/play.ts';

/** An object as it is, or as it last existed (2016:608.2g). */
export const objectIn = (look: Look, id: Id): Obj | null => look.game.objects[id] ?? look.game.past[id]?.object ?? null;
/** Those of which anything is known. A card of a hidden zone that has been shuffled away has no name any more: what is asked about it cannot be determined (2008:104.2). */
export const knownOf = (look: Look, ids: readonly Id[]): readonly Id[] =>
  ids.every((id) => objectIn(look, id)) ? ids : ids.filter((id) => objectIn(look, id));

const linksOf = (look: Look, id: Id): Bindings => objectIn(look, id)?.links ?? {};

const split = (things: readonly Thing[]): Value => ({
  objects: things.filter((thing) => typeof thing === 'number'),
  players: things.filter((thing) => typeof thing === 'string'),
});

/** What a name stands for: what the text has bound so far, then the targets and memories of the object on the stack, then `self` and `you`. */
export const boundTo = (look: Look, env: Env, name: string): Value | null => {
  if (Object.hasOwn(env.bindings, name)) return env.bindings[name] as Value;
  const stack = env.on === undefined ? null : (objectIn(look, env.on)?.stack ?? null);
  if (stack && Object.hasOwn(stack.targets, name)) return split(stack.targets[name] as readonly Thing[]);
  if (stack && Object.hasOwn(stack.bindings, name)) return stack.bindings[name] as Value;
  if (name === 'self') return { objects: [env.source] };
  return name === 'you' ? { players: [env.controller] } : null;
};
/** Under this name stand those targets of an entry that have become illegal: they may be asked about, but not acted upon (2016:608.2b). */
export const illegalName = (as: string): string => `${illegal}${as}`;
const illegal = 'illegal:';
/** Whether this is a target that has become illegal. */
export const isBarred = (env: Env, id: Id): boolean =>
  Object.entries(env.bindings).some(([name, value]) => name.startsWith(illegal) && value.objects?.includes(id) === true);
const leftExile = ({ game }: Look, id: Id): boolean => !game.objects[id] && game.past[id]?.object.zone === 'exile';
/** What a linked ability has left on its object (2016:607): of exiled cards those that still are (607.2a–b). */
export const linkedTo = (look: Look, env: Env, name: string): Value | null => {
  const links = linksOf(look, env.source);
  if (!Object.hasOwn(links, name)) return null;
  const value = links[name] as Value;
  return value.objects?.some((id) => leftExile(look, id)) ? { ...value, objects: value.objects.filter((id) => !leftExile(look, id)) } : value;
};

/** The words a place for one word means: itself, or what was chosen. */
export const wordsOf = (look: Look, env: Env, word: Word | ColorWord): readonly string[] => {
  if (typeof word === 'string') return [word];
  return ('linked' in word ? linkedTo(look, env, word.linked) : boundTo(look, env, word.ref))?.words ?? [];
};

/** 2016:400.7c: how often a cost was paid for this object while it was a spell, or for the spell it is. */
export const timesPaid = (obj: Obj, key: string): number => (obj.stack ?? obj.was)?.paid[key] ?? 0;
export const manaSpentOn = (obj: Obj): readonly Mana[] => (obj.stack ?? obj.was)?.spent ?? [];

/** Whether a cost paid under this key is a kicker cost (2016:702.32). */
export const isKicker = (key: string): boolean => /^(multi)?kicker( [^@]*)?$/.test(key);
