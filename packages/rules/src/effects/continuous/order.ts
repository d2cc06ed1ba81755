import { same } from '../../engine/same.ts';
import type { Effect, Layering, Outcome } from './layering.ts';
import type { Layer } from './part.ts';
import { aspect } from './reads.ts';

/** What could make an effect come out otherwise in this layer: whom it affects and whether it exists as long as it has not started, how much it does. */
const sensitiveTo = ({ part, started, objects }: Effect): number =>
  (started ? 0 : (objects ? 0 : aspect.existence) | part.scope.aspects) | part.amounts.aspects;

const sameOutcome = (one: Outcome | null, other: Outcome | null, fixed: boolean): boolean => {
  if (!one || !other) return one === other;
  return one.ids.length === other.ids.length && one.ids.every((id, i) => id === other.ids[i]) && (fixed || same(one.does, other.does));
};

/**
 * 2016:613.7a: applying the other would change whom it applies to, what it does, its text, or whether it exists.
 * Tried out only where what the other writes meets what this one reads.
 */
const dependsOn = (layering: Layering, layer: Layer, one: Effect, other: Effect): boolean => {
  if (one === other || one.defining !== other.defining || (sensitiveTo(one) & (other.part.writes.get(layer) ?? 0)) === 0) return false;
  const { part } = one;
  const before = layering.outcome(one, layer);
  return layering.after(other, layer, () => {
    const after = layering.outcome(one, layer);
    return one.part !== part || !sameOutcome(before, after, part.fixed);
  });
};

const byTimestamp = (one: Effect, other: Effect): number => one.timestamp - other.timestamp || one.source - other.source;

/** The effect to apply next: defining ones first (2016:613.2), then those that wait for no other (2016:613.7b; loops do not count), the oldest of them. */
export const nextOf = (layering: Layering, layer: Layer, waiting: readonly Effect[]): Effect => {
  const defining = waiting.filter((effect) => effect.defining);
  const some = (defining.length > 0 ? defining : waiting).toSorted(byTimestamp);
  const known = new Map<Effect, Map<Effect, boolean>>();
  const depends = (one: Effect, other: Effect): boolean => {
    const answers = known.get(one) ?? new Map<Effect, boolean>();
    known.set(one, answers);
    const answer = answers.get(other) ?? dependsOn(layering, layer, one, other);
    answers.set(other, answer);
    return answer;
  };
  const reaches = (from: Effect, to: Effect, seen = new Set<Effect>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return some.some((next) => depends(from, next) && reaches(next, to, seen));
  };
  const free = some.find((effect) => !some.some((other) => depends(effect, other) && !reaches(other, effect)));
  return free ?? (some[0] as Effect);
};
