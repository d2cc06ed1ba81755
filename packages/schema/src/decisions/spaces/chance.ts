import type { Random } from './choice.ts';

export const coin = (random: Random): boolean => random.below(2) === 0;

/** A whole number from `min` to `max`, both included. */
export const between = (random: Random, min: number, max: number): number => min + random.below(max - min + 1);

/** One of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const out = [...list];
  for (let last = out.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [out[last], out[other]] = [out[other] as T, out[last] as T];
  }
  return out;
}

/** So many different numbers below `n`, in rising order, every set equally likely (Floyd). */
export function distinctBelow(random: Random, n: number, count: number): number[] {
  const chosen = new Set<number>();
  for (let top = n - count; top < n; top++) {
    const at = random.below(top + 1);
    chosen.add(chosen.has(at) ? top : at);
  }
  return [...chosen].toSorted((a, b) => a - b);
}

/** So many of a list, in its order. */
export const some = <T>(random: Random, list: readonly T[], count: number): T[] => distinctBelow(random, list.length, count).map((at) => list[at] as T);
