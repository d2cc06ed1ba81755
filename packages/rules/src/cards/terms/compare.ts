import { type Comparison, type Id, manaValue, type Obj, parseCost, type Quantity, type Stat } from '@arbiter/schema';
import type { Env, Look } from '../../engine/play.ts';
import { knownOf, objectIn } from '../bound.ts';
import { cardOf, facesOf } from '../faces.ts';
import type { Ask } from './ask.ts';

const compares = (one: number, op: Comparison, other: number): boolean => {
  switch (op) {
    case '=':
      return one === other;
    case '!=':
      return one !== other;
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
  }
};

/** A number an object has; null where it has none. The loyalty of a planeswalker in play is its counters (2016:306.5c). */
export const statOf = (look: Look, id: Id, obj: Obj, stat: Stat): number | null => {
  if (stat === 'loyalty' && obj.zone === 'battlefield') return obj.counters['loyalty'] ?? 0;
  return look.of(id)[stat];
};

/** 2016:708.5: away from the stack a split card has the mana value of each half. */
function manaValuesOf(look: Look, id: Id, obj: Obj): readonly number[] {
  const card = obj.zone === 'stack' || obj.faceDown || obj.values ? null : cardOf(look.game, obj);
  if (card?.layout !== 'split' && card?.layout !== 'aftermath') return [look.of(id).manaValue];
  return facesOf(card, look.game.rules).map((face) => manaValue(parseCost(face.cost ?? '')));
}
/** What there is to compare: one number, none where an object has none, or two for a split card. */
export const statsOf = (look: Look, id: Id, obj: Obj, stat: Stat): readonly number[] => {
  if (stat === 'manaValue') return manaValuesOf(look, id, obj);
  const only = statOf(look, id, obj, stat);
  return only === null ? [] : [only];
};
/** The numbers a text may mean where it compares them; elsewhere they are added up. */
export const answersOf = (ask: Ask, look: Look, env: Env, q: Quantity): readonly number[] => {
  if (typeof q === 'object' && 'stat' in q && q.stat === 'manaValue') {
    const [only, ...others] = knownOf(look, ask.objectsOf(look, env, q.of));
    if (only !== undefined && others.length === 0) return manaValuesOf(look, only, objectIn(look, only) as Obj);
  }
  return [ask.amountOf(look, env, q)];
};
/** Each of several answers is compared by itself: one that fits is enough, and to differ none may be equal. */
export const comparesAny = (ones: readonly number[], op: Comparison, others: readonly number[]): boolean =>
  op === '!='
    ? ones.length > 0 && ones.every((one) => others.every((other) => one !== other))
    : ones.some((one) => others.some((other) => compares(one, op, other)));
