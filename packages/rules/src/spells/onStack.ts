import type { Game, Id } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { isIn, objectOf } from '../engine/game.ts';

export type StackKind = 'spell' | 'ability' | 'combat damage';
/** What an object on the stack is; combat damage there is neither a spell nor an ability (2008:310.3). Null: it is not on the stack. */
export const kindOnStack = (game: Game, id: Id): Finding<StackKind | null> => {
  const kind = isIn(game, id, 'stack') ? objectOf(game, id)?.kind : undefined;
  if (kind === undefined) return finding('2008:217.6', null);
  if (kind === 'combatDamage') return finding('2008:310.3', 'combat damage');
  return kind === 'ability' ? finding('2008:402.1', 'ability') : finding('2008:213.1', 'spell');
};

const isTriggered = (game: Game, id: Id): boolean => objectOf(game, id)?.stack?.ability?.kind === 'triggered';
/** Whether it was cast or activated in response to something: over a spell or ability that lies on the stack (2016:116.7). What has triggered was neither. */
export const isResponse = (game: Game, id: Id): boolean => {
  const beneath = game.stack.slice(0, Math.max(0, game.stack.indexOf(id)));
  const isPlayed = (one: Id): boolean => ['spell', 'ability'].includes(kindOnStack(game, one).value ?? '');
  return isPlayed(id) && !isTriggered(game, id) && beneath.some(isPlayed);
};
