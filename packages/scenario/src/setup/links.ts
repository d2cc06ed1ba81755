import type { Game, Id, Obj } from '@arbiter/schema';
import { SetupProblem } from './problem.ts';

/** The keys under which a text remembers what it exiles (2016:607.2a). */
function keysIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'do' in part && part.do === 'move' && 'link' in part && typeof part.link === 'string' ? [part.link] : [];
  return [...own, ...Object.values(part).flatMap(keysIn)];
}

/** The object with one more card exiled by it. */
export function exiling(game: Game, obj: Obj, exiled: Id): Obj {
  const card = obj.card === null ? undefined : game.cards[obj.card];
  const [key] = keysIn(obj.values ?? card?.faces);
  if (key === undefined) throw new SetupProblem(`${card?.name ?? obj.values?.name ?? 'this'} exiles nothing that it remembers`);
  const before = obj.links[key]?.objects ?? [];
  return { ...obj, links: { ...obj.links, [key]: { objects: [...before, exiled], did: true } } };
}
