import type { Comparison, Id, Obj, Stat } from '@arbiter/schema';
import type { Look } from '../../engine/play.ts';

export const compares = (one: number, op: Comparison, other: number): boolean => {
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
