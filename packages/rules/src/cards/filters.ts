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
