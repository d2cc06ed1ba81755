import type { Filter, Id } from '@arbiter/schema';
import type { Env, Look } from '../engine/play.ts';
import { objectIn } from './bound.ts';
import { ask } from './questions.ts';

export const { fits } = ask;

/** What the patterns of triggers and replacement effects say of an object. */
export type Pattern = Filter | 'self' | 'attached' | { readonly ref: string };
export const matches = (look: Look, env: Env, pattern: Pattern, id: Id): boolean => {
  if (pattern === 'self') return id === env.source;
  if (pattern === 'attached') return objectIn(look, env.source)?.attachedTo === id;
  if (typeof pattern === 'object' && 'ref' in pattern) return ask.objectsOf(look, env, pattern).includes(id);
  return ask.fits(look, env, pattern, id);
};

/** What a filter asks of a card that is about to be cast: it is as good as a spell on the stack. */
const ofSpell = (filter: Filter): Filter => {
  if (typeof filter === 'string') return filter;
  if ('all' in filter) return { all: filter.all.map(ofSpell) };
  if ('any' in filter) return { any: filter.any.map(ofSpell) };
  if ('not' in filter) return { not: ofSpell(filter.not) };
  return ('is' in filter && filter.is === 'spell') || ('zone' in filter && filter.zone === 'stack') ? 'any' : filter;
};
/** Whether a card, or the spell it has become, is what is said of spells. */
export const fitsSpell = (look: Look, env: Env, filter: Filter, id: Id): boolean => {
  const zone = objectIn(look, id)?.zone;
  return ask.fits(look, env, zone === 'battlefield' || zone === 'stack' ? filter : ofSpell(filter), id);
};
